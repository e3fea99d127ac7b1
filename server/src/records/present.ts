type Given<Values extends object> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The values without undefined ones, whose columns a write does not change. */
export function present<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
}
