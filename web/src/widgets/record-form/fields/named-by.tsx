/**
 * For `describe` of a field that holds the id of another record: the name that `useName` finds, and the number of a
 * record that it does not find.
 */
export function namedBy(useName: (id: number) => string | undefined) {
  function Name({ id }: { id: number }) {
    return useName(id) ?? `br. ${id}`;
  }
  return (id: number | undefined) => (id === undefined ? '' : <Name id={id} />);
}
