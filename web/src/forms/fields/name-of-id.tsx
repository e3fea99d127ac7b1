type Name = (id: number) => string | undefined;

/** For `describe` of a field that holds an id: the name that `useName` finds, else the number. */
export function nameOfId(useName: Name) {
  return (id: number | undefined) => (id === undefined ? '' : <FoundName id={id} useName={useName} />);
}

function FoundName({ id, useName }: { id: number; useName: Name }) {
  return useName(id) ?? `br. ${id}`;
}
