export function PageEditScreen() {
  return null;
}
