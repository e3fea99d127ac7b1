import type { Language } from '@baklja/contract/fields';
import { formatRange } from '@baklja/contract/plural';

/** Words of a preview besides the record, in the language of the record. */
export const previewText = {
  'hr-HR': {
    unpublished: 'Pregled – nije objavljeno',
    published: 'Pregled',
    until: (moment: string) => `Poveznica vrijedi do ${moment}`,
    untitled: 'Bez naslova',
    gallery: 'Galerija',
    links: 'Poveznice',
    video: 'Video',
    openVideo: 'Otvori u novoj kartici',
    lang: 'hr',
    locale: 'hr-HR',
  },
  'en-GB': {
    unpublished: 'Preview – not published',
    published: 'Preview',
    until: (moment: string) => `This link works until ${moment}`,
    untitled: 'Untitled',
    gallery: 'Gallery',
    links: 'Links',
    video: 'Video',
    openVideo: 'Open in a new tab',
    lang: 'en',
    locale: 'en-GB',
  },
} satisfies Record<Language, object>;

/** Words around an article of the magazine, which is Croatian. */
export const magazinePreviewText = {
  photographs: 'Foto:',
  pages: (first: number, last: number) => `str.\u00a0${formatRange(first, last)}`,
};

/** The text for a link that leads to nothing, the same for every cause. */
export const noPreviewText = {
  title: 'Pregled nije dostupan',
  help: 'Poveznica je istekla, opozvana je ili nije prepisana cijela. Novu zatražite od onoga tko vam ju je poslao.',
};

export const previewLinkText = {
  tokenMade: 'Pregled na webu vrijedi sat vremena.',
  created: 'Poveznica je napravljena.',
  deleted: 'Poveznica je opozvana.',
  missing: 'Ta poveznica više ne vrijedi.',
  limit: (limit: number) => `Istodobno može vrijediti najviše ${limit} poveznica. Opozovite koju pa pokušajte ponovno.`,
};
