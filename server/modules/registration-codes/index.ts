import { RegistrationCode, RegistrationCodeUse } from './registration-code.entity.ts';
import {
  CodePostingsListResolver,
  OwnCodePostingsListResolver,
  RegistrationCodeResolver,
  RegistrationCodesListResolver,
} from './registration-code.resolver.ts';

export { createRegistrationCode } from './actions/create-registration-code.ts';
export { deleteRegistrationCode } from './actions/delete-registration-code.ts';
export { updateRegistrationCode } from './actions/update-registration-code.ts';
export { applyRegistrationCode } from './apply-registration-code.ts';
export { RegistrationCode, RegistrationCodeUse } from './registration-code.entity.ts';
export { codePostingsList, ownCodePostingsList, registrationCodesList } from './registration-codes.list.ts';

export const entities = [RegistrationCode, RegistrationCodeUse];
export const resolvers = [CodePostingsListResolver, OwnCodePostingsListResolver, RegistrationCodeResolver, RegistrationCodesListResolver];
