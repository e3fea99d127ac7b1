type Name = (id: number) => string | undefined;

/**
 * For `describe` of a field that holds the id of another record: the name that `useName` finds, and the number of a
 * record that it does not find.
 */
export function nameOfId(useName: Name) {
  return (id: number | undefined) => (id === undefined ? '' : <FoundName id={id} useName={useName} />);
}

function FoundName({ id, useName }: { id: number; useName: Name }) {
  return useName(id) ?? `br. ${id}`;
}
