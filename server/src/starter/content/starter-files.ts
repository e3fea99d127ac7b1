import { starterArticles } from './articles.ts';
import { pathOfDocument, starterFolders } from './documents.ts';
import { filesOfIssue, starterIssues } from './magazine/magazine.ts';

/** A file of the starter content. */
export type StarterFile = {
  /** Path of its bytes in `server/starter-files`. */
  source: string;
  /** Path that users see; its folders are created with it. */
  path: string;
  media_type: 'image/jpeg' | 'application/pdf' | typeof DOCX;
  /** Days before the first start on which it was uploaded. */
  daysAgo: number;
  /** Alternative text; absent for documents. */
  alt?: string;
  caption?: string;
  author?: string;
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ILLUSTRATOR = 'Baklja';

/** Every file of the starter content: the files that articles show, and some more in each root folder. */
export function listStarterFiles(): StarterFile[] {
  return [...picturesOfArticles(), ...SQUARES, ...BANNERS, ...OTHERS, ...filesOfDocuments(), ...filesOfIssues()];
}

/** Each picture once, with the texts of the first article that shows it large, otherwise of a gallery. */
function picturesOfArticles(): StarterFile[] {
  const described = new Map<string, { alt: string; caption: string; daysAgo: number }>();
  const note = (name: string, words: { alt: string; caption: string; daysAgo: number }) => {
    if (!described.has(name)) described.set(name, words);
  };
  for (const { picture, daysAgo } of starterArticles) if (picture) note(picture.name, { ...picture, daysAgo });
  for (const { gallery = [], daysAgo } of starterArticles) {
    for (const { name, caption } of gallery) note(name, { alt: caption, caption, daysAgo });
  }
  return [...described].map(([name, { alt, caption, daysAgo }]) => ({
    ...picture(`clanci-slike/${name}`, `clanci-slike/${name}`, { alt, daysAgo: daysAgo + 1 }),
    caption,
  }));
}

function filesOfDocuments(): StarterFile[] {
  return starterFolders.flatMap((folder) =>
    folder.documents.map((document) => ({
      source: `documents/folders/${document.file}.pdf`,
      path: pathOfDocument(document, folder),
      media_type: 'application/pdf' as const,
      daysAgo: 20,
    })),
  );
}

function filesOfIssues(): StarterFile[] {
  return starterIssues.flatMap((issue) => {
    const { pdf, cover } = filesOfIssue(issue);
    return [
      picture(`magazine/${issue.file}.jpg`, cover, { alt: issue.cover, daysAgo: 11 }),
      { source: `magazine/${issue.file}.pdf`, path: pdf, media_type: 'application/pdf' as const, daysAgo: 11 },
    ];
  });
}

function picture(source: string, path: string, { alt, daysAgo }: { alt: string; daysAgo: number }): StarterFile {
  return { source, path, media_type: 'image/jpeg', daysAgo, alt, author: ILLUSTRATOR };
}

const SQUARES: readonly StarterFile[] = [
  ['atletska-staza', 'Atletska staza', 'Crtež atletske staze s bijelim crtama'],
  ['baklja', 'Baklja', 'Crtež upaljene baklje pred krugom svjetlosti'],
  ['jedrilica', 'Jedrilica', 'Crtež jedrilice na moru'],
  ['medalje', 'Medalje', 'Crtež triju medalja'],
  ['skijaska-vrata', 'Skijaška vrata', 'Crtež skijaških vrata na snježnoj padini'],
  ['veslanje-dvojac', 'Dvojac', 'Crtež veslačkog dvojca na vodi'],
].map(([name = '', title = '', alt = ''], place) =>
  picture(`squares/${name}.jpg`, `galerije/Kvadratne ilustracije/${title}.jpg`, { alt, daysAgo: 40 - place }),
);

const BANNERS: readonly StarterFile[] = [
  picture('banners/baklja.jpg', 'clanci-slike/2024/Baklja, široka.jpg', {
    alt: 'Crtež upaljene baklje, široki izrez',
    daysAgo: 60,
  }),
  picture('banners/medalje.jpg', 'clanci-slike/2024/Medalje, široke.jpg', {
    alt: 'Crtež triju medalja, široki izrez',
    daysAgo: 59,
  }),
  picture('banners/meta.jpg', 'web-slike/Zaglavlje s metom.jpg', {
    alt: 'Crtež streljačke mete, široki izrez',
    daysAgo: 200,
  }),
  picture('portraits/silueta.jpg', 'images/Bez fotografije.jpg', {
    alt: 'Silueta osobe, zamjena za fotografiju',
    daysAgo: 120,
  }),
];

const OTHERS: readonly StarterFile[] = [
  ['kako-napisati-clanak.pdf', 'dokumenti/Upute/Kako napisati članak.pdf', 90],
  ['kako-pripremiti-sliku.pdf', 'dokumenti/Upute/Kako pripremiti sliku.pdf', 89],
  ['zapisnik-predlozak.pdf', 'dokumenti/Predlošci/Zapisnik – predložak.pdf', 30],
  ['dopis-predlozak.docx', 'dokumenti/Predlošci/Dopis – predložak.docx', 29],
  ['o-ovom-folderu.pdf', 'uploads/Što je u ovom folderu.pdf', 300],
].map(([source, path, daysAgo]) => ({
  source: `documents/${source}`,
  path: String(path),
  media_type: String(path).endsWith('.docx') ? DOCX : 'application/pdf',
  daysAgo: Number(daysAgo),
}));
