/** Returns the current time; tests freeze it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The time in its stored form; texts of this form sort chronologically. */
export function toStoredTime(moment: Date): string {
  return moment.toISOString();
}
