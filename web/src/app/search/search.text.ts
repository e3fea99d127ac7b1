export const searchText = {
  open: 'Traži zaslone, članke, datoteke',
  tasks: 'Zadaci',
  more: (count: number, isAtLeast: boolean) => (isAtLeast ? `još ${count} ili više` : `još ${count}`),
  nothing: (words: string) => `Ništa ne sadrži „${words}”.`,
  keys: [
    { key: '↑ ↓', does: 'biranje' },
    { key: 'Enter', does: 'otvori' },
    { key: 'Ctrl Enter', does: 'u novoj kartici' },
  ],
};
