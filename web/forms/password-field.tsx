import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { formTexts } from './form-texts.ts';
import { type FieldProps, useField } from './use-field.ts';
import { usePasswordJudgement } from './use-password-judgement.ts';

interface PasswordFieldProps extends FieldProps {
  /** 'new-password' where a password is chosen, so that password managers suggest one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Warns on blur when the server would refuse the password as easy to guess. */
  judged?: boolean;
}

/** A password field with a show/hide toggle. */
export const PasswordField = ({ autoComplete = 'current-password', judged = false, ...props }: PasswordFieldProps) => {
  const field = useField(props);
  const judge = usePasswordJudgement(props.name);
  const [shown, setShown] = useState(false);
  const handleBlur = () => {
    field.onBlur();
    if (judged) void judge();
  };
  return (
    <MuiTextField
      {...field.inputProps}
      type={shown ? 'text' : 'password'}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.setValue(event.target.value)}
      onBlur={handleBlur}
      inputRef={field.ref}
      slotProps={{
        htmlInput: { autoComplete },
        input: {
          endAdornment: (
            <IconButton edge="end" aria-label={shown ? formTexts.hidePassword : formTexts.showPassword} onClick={() => setShown(!shown)}>
              {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            </IconButton>
          ),
        },
      }}
    />
  );
};
