export const keptDraftsText = {
  heading: (noun: string, sent: string) => `${noun} nije ${sent} na poslužitelj`,
  changes: (noun: string) => `Izmjene ${noun} nisu poslane na poslužitelj`,
} as const;
