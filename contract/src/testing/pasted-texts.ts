/** x */
export const PASTED_TEXTS: Readonly<Record<string, string>> = {};
