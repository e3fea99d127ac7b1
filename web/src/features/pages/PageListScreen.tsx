export function PageListScreen() {
  return null;
}
