import type { FolderLanguage } from '@baklja/contract/features/documents/document-folders';

/** A document of the starter content; `lines` are the text of its file, below the title. */
export type StarterDocument = {
  /** Name of its file, without the ending. */
  file: string;
  title: string;
  title_eng: string;
  year: number;
  /** Croatian name of the subfolder in which it is shown; absent for none. */
  subfolder?: string;
  lines: readonly string[];
};

export type StarterFolder = {
  title: string;
  title_eng: string;
  lng: FolderLanguage;
  subfolders: readonly { title: string; title_eng: string; isHidden?: boolean }[];
  documents: readonly StarterDocument[];
};

const SAMPLE = ['Ovo je primjer dokumenta uz početni sadržaj.', 'Zamijenite ga svojim: adresa datoteke ostaje ista.'];
const SAMPLE_ENG = ['This is a sample document of the starter content.', 'Replace it by your own: its address stays.'];

const YEARS = [2025, 2024, 2023] as const;

/** The folders of documents. Titles are invented, and the files say that they are samples. */
export const starterFolders: readonly StarterFolder[] = [
  {
    title: 'Izvješća',
    title_eng: 'Reports',
    lng: 'hrv',
    subfolders: [
      { title: 'Godišnja izvješća', title_eng: 'Annual reports' },
      { title: 'Financijska izvješća', title_eng: 'Financial statements' },
      { title: 'Radne verzije', title_eng: 'Drafts', isHidden: true },
    ],
    documents: [
      ...YEARS.map((year) => ({
        file: `izvjesce-o-radu-${year}`,
        title: `Izvješće o radu za ${year}. godinu`,
        title_eng: `Annual report for ${year}`,
        year,
        subfolder: 'Godišnja izvješća',
        lines: SAMPLE,
      })),
      ...YEARS.map((year) => ({
        file: `financijsko-izvjesce-${year}`,
        title: `Financijsko izvješće za ${year}. godinu`,
        title_eng: `Financial statement for ${year}`,
        year,
        subfolder: 'Financijska izvješća',
        lines: SAMPLE,
      })),
      {
        file: 'nacrt-izvjesca-2026',
        title: 'Nacrt izvješća o radu za 2026. godinu',
        title_eng: 'Draft annual report for 2026',
        year: 2026,
        subfolder: 'Radne verzije',
        lines: SAMPLE,
      },
      {
        file: 'upute-za-izradu-izvjesca',
        title: 'Upute za izradu izvješća saveza',
        title_eng: 'Guide to the reports of federations',
        year: 2023,
        lines: SAMPLE,
      },
    ],
  },
  {
    title: 'Pravilnici i obrasci',
    title_eng: 'Rules and forms',
    lng: 'hrv',
    subfolders: [
      { title: 'Pravilnici', title_eng: 'Rules' },
      { title: 'Obrasci', title_eng: 'Forms' },
    ],
    documents: [
      {
        file: 'pravilnik-o-radu-vijeca',
        title: 'Pravilnik o radu vijeća (primjer)',
        title_eng: 'Rules of procedure of the council (sample)',
        year: 2024,
        subfolder: 'Pravilnici',
        lines: SAMPLE,
      },
      {
        file: 'pravilnik-o-nagradama',
        title: 'Pravilnik o nagradama (primjer)',
        title_eng: 'Rules on awards (sample)',
        year: 2023,
        subfolder: 'Pravilnici',
        lines: SAMPLE,
      },
      {
        file: 'prijava-programa',
        title: 'Prijava programa saveza',
        title_eng: 'Application of a federation programme',
        year: 2026,
        subfolder: 'Obrasci',
        lines: SAMPLE,
      },
      {
        file: 'izjava-o-koristenju-sredstava',
        title: 'Izjava o korištenju sredstava',
        title_eng: 'Statement on the use of funds',
        year: 2026,
        subfolder: 'Obrasci',
        lines: SAMPLE,
      },
    ],
  },
  {
    title: 'Godišnja izvješća na engleskom',
    title_eng: 'Annual reports',
    lng: 'eng',
    subfolders: [{ title: 'Sažeci', title_eng: 'Summaries' }],
    documents: [
      ...YEARS.map((year) => ({
        file: `annual-report-${year}`,
        title: `Izvješće o radu za ${year}. godinu, na engleskom`,
        title_eng: `Annual report for ${year}`,
        year,
        lines: SAMPLE_ENG,
      })),
      {
        file: 'annual-report-summary-2025',
        title: 'Sažetak izvješća o radu za 2025. godinu',
        title_eng: 'Summary of the annual report for 2025',
        year: 2025,
        subfolder: 'Sažeci',
        lines: SAMPLE_ENG,
      },
    ],
  },
  {
    title: 'Opći dokumenti na engleskom',
    title_eng: 'Governance',
    lng: 'eng',
    subfolders: [{ title: 'Smjernice', title_eng: 'Guidelines' }],
    documents: [
      {
        file: 'council-rules',
        title: 'Pravilnik o radu vijeća, na engleskom',
        title_eng: 'Rules of procedure of the council (sample)',
        year: 2024,
        lines: SAMPLE_ENG,
      },
      {
        file: 'guidelines-for-federations',
        title: 'Smjernice za saveze, na engleskom',
        title_eng: 'Guidelines for federations',
        year: 2025,
        subfolder: 'Smjernice',
        lines: SAMPLE_ENG,
      },
      {
        file: 'guidelines-for-media',
        title: 'Smjernice za medije, na engleskom',
        title_eng: 'Guidelines for media',
        year: 2025,
        subfolder: 'Smjernice',
        lines: SAMPLE_ENG,
      },
      {
        file: 'application-form',
        title: 'Prijavnica, na engleskom',
        title_eng: 'Application form',
        year: 2026,
        lines: SAMPLE_ENG,
      },
    ],
  },
];

/** Path of the file of a document, as users see it. */
export function pathOfDocument({ file }: StarterDocument, { lng }: StarterFolder): string {
  return `dokumenti/${lng === 'hrv' ? 'Folderi' : 'Folderi eng'}/${file}.pdf`;
}
