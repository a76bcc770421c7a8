import { registrationCodeRules } from '../../../../server/modules/registration-codes/registration-code.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { codeFields, emptyCode } from './code-form.ts';
import { useCreateRegistrationCodeMutation } from './registration-codes.generated.ts';
import { codeTexts as texts } from './registration-codes.messages.ts';

/** Cadastrar Código. */
export const CreateCodePage = () => {
  const [create] = useCreateRegistrationCodeMutation();
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={registrationCodeRules}
      defaultValues={emptyCode}
      fields={codeFields()}
      onSubmit={(input) => create({ variables: { input }, context: { failureText: texts.createFailed } })}
      successText={texts.created}
      doneTo="/painel/codigos/lista-codigo-cadastro"
    />
  );
};
