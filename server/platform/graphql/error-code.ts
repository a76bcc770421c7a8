import { registerEnumType } from 'type-graphql';
import { allErrorCodes, exampleText } from '../errors/app-error.ts';

/** The GraphQL enum of every code. Empty until `fillErrorCodes`, because modules add their codes as they load. */
export const errorCodeSet: Record<string, string> = {};
const valuesConfig: Record<string, { description: string }> = {};

registerEnumType(errorCodeSet, {
  name: 'ErrorCode',
  description: 'Code of a refusal, as `extensions.code` of an error holds it. Each is described by its text; 10 is an example of a number.',
  valuesConfig,
});

/** Adds every code of the error table with its Portuguese text. Call it once all modules are loaded, before the schema is built. */
export function fillErrorCodes(): void {
  for (const code of allErrorCodes()) {
    errorCodeSet[code] = code;
    valuesConfig[code] = { description: exampleText(code) };
  }
}
