/** Facts about the installation, one text each. */
export type InstallationTable = { name: string; value: string };
