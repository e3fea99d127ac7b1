import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import type { FoundPage, MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';

/** An issue of the magazine as its editor reads it. */
export function makeIssue(issue: Partial<MagazineIssue> = {}): MagazineIssue {
  return {
    id: 83,
    broj: '083',
    godina: 2026,
    mjesec: 'rujan',
    issuu: 'https://issuu.com/primjer/docs/olimp-083',
    link: '/files/dokumenti/olimp-083.pdf',
    slika: '/files/images/olimp-083.jpg',
    urednik_id: 4,
    prijevod_id: null,
    produkcija_id: null,
    graficka_priprema: 'Slog',
    tisak: 'Tiskara Primjer',
    nakladnik: 'Nakladnik',
    naklada: '3.000',
    dodatno: '',
    dodatno_eng: '',
    opis: 'Opis broja',
    version: 3,
    articles: 5,
    pages: 24,
    pdf_missing: 0,
    pdf_text: 'read',
    pdf_size: 10_380_902,
    gaps: 0,
    overlaps: 0,
    modified_by: 4,
    modified_by_name: 'Iva Đurđević',
    created: '2026-10-20T10:00:00.000Z',
    modified: '2026-11-14T10:00:00.000Z',
    ...issue,
  };
}

/** A row of the list of articles, of the issue above. */
export function makeMagazineArticle(article: Partial<MagazineArticleRow> = {}): MagazineArticleRow {
  return {
    id: 1,
    naslov: 'Riječ urednice',
    podnaslov: '',
    broj_id: 83,
    rubrika_id: 2,
    autor_id: '4',
    foto_autor_id: null,
    stranica_start: 3,
    stranica_kraj: 3,
    tagovi: '',
    version: 1,
    broj: '083',
    rubrika: 'Uvodnik',
    autori: 'Tena Uzorić',
    ...article,
  };
}

/** A page that the search through the PDFs finds. */
export function makeFoundPage(page: Partial<FoundPage> = {}): FoundPage {
  return {
    issue_id: 83,
    broj: '083',
    godina: 2026,
    mjesec: 'rujan',
    slika: '',
    link: '/files/dokumenti/olimp-083.pdf',
    page: 5,
    article_id: 2,
    article_title: 'Sedam odličja',
    sentence: 'Osvojili su zlato u dvojcu bez kormilara.',
    ...page,
  };
}
