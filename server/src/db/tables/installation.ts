export type InstallationTable = { name: string; value: string };
