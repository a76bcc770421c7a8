/** Why a file is not read; the message, in Portuguese, is shown to the reviewer. */
export class FileRefused extends Error {}
