export const keptDraftsText = {
  label: 'Nespremljeno na ovom uređaju',
  heading: (noun: string, sent: string) => `${noun} nije ${sent} na poslužitelj`,
  changes: (noun: string) => `Izmjene ${noun} nisu poslane na poslužitelj`,
  kept: (title: string) => `„${title}” čuva se na ovom uređaju od`,
  untitled: 'Bez naslova',
  open: 'Nastavi pisati',
  openOne: (title: string) => `Nastavi pisati: ${title}`,
  discard: 'Odbaci',
  discardOne: (title: string) => `Odbaci: ${title}`,
  discarded: (title: string) => `Odbačeno: „${title}”.`,
  undo: 'Vrati',
} as const;
