export function PageCreateScreen() {
  return null;
}
