export { createRegistrationCode, deleteRegistrationCode, editRegistrationCode } from './actions/save-registration-code.ts';
export { applyRegistrationCode } from './apply-registration-code.ts';
export { RegistrationCode, RegistrationCodeUse } from './registration-code.entity.ts';
export { codePostingsList, ownCodePostingsList, registrationCodesList } from './registration-codes.list.ts';
