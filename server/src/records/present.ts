type Given<Values extends object> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The values without those that are undefined: what a write leaves as it is. */
export function present<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
}
