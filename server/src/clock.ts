/** Tells the present moment; tests freeze it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The moment in the stored form; texts of this form sort as the moments do. */
export function toStoredTime(moment: Date): string {
  return moment.toISOString();
}
