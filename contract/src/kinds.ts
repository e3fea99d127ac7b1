/**
 * Every kind of record that staff list, add, edit and delete: one row each. Unions of kinds, roles, screens, search and
 * the standard Croatian sentences are derived from this table.
 */
import type { MenuPlace } from './menu.ts';
import type { NounForms } from './plural.ts';
import type { Area } from './roles.ts';

/** Abilities of a kind in addition to list, create, update, delete and restore. */
export type Ability =
  /** Editors see who else has the record open. */
  | 'presence'
  /** The record can be shown as the public will see it, also to people without an account. */
  | 'preview'
  /** Records of the two languages are linked as translations. */
  | 'translation'
  /** The files that a record names are stored as its uses. */
  | 'file-uses'
  /** The search box finds it. */
  | 'search'
  /** The bin lists deleted records and restores them. */
  | 'bin'
  /** Every save keeps the former version, which can be compared and restored. */
  | 'history'
  /** Records are drafts, or public from a time on and until a time: columns `state`, `publish_up`, `publish_down`. */
  | 'publishing';

type RecordScreen = { readonly path: string; readonly title: string; readonly menu?: MenuPlace };

/** What readers miss in a record. */
type Lack = {
  /** 1 sportaš nema sliku. */
  readonly count: NounForms;
  /** Address of the list of exactly these records. */
  readonly list: string;
};

type KindRow = {
  /** Name of its table, feature folders and cache, in English. */
  readonly plural: string;
  readonly area: Area;
  /** The field that identifies a record to users. */
  readonly title: string;
  /** The field that the address of the editor contains. */
  readonly key: 'id' | 'alias' | 'path' | 'page_id' | 'games_id';
  readonly words: {
    readonly gender: 'masculine' | 'feminine';
    /** 1 članak, 2 članka, 5 članaka. */
    readonly count: NounForms;
    /** Singular as the object of an action: izbriši stranicu; absent where it is the nominative. */
    readonly accusative?: string;
    /** Nominative plural: članci. */
    readonly plural: string;
    /** With the preposition: s člankom. Only for kinds with translations. */
    readonly instrumental?: string;
  };
  /**
   * Croatian words of the columns for bin and audit log, in addition to those of `lists/record-fields.ts`, which several
   * kinds share; null for a column that follows from other ones.
   */
  readonly fieldWords?: Readonly<Record<string, string | null>>;
  /** Screens of the kind; absent while it has none of the usual ones. */
  readonly screens?: { readonly list: RecordScreen; readonly create: RecordScreen; readonly edit: RecordScreen };
  /** Address at which a record without an editor of its own is opened; `:key` and `:id` are filled in. */
  readonly opensAt?: string;
  /** The start pages count what records lack, for the roles that write the kind. */
  readonly lacks?: Readonly<Record<string, Lack>>;
  readonly abilities: readonly Ability[];
};

export const KINDS = {
  post: {
    plural: 'posts',
    area: 'posts',
    title: 'title',
    key: 'alias',
    words: {
      gender: 'masculine',
      count: { one: 'članak', few: 'članka', other: 'članaka' },
      plural: 'članci',
      instrumental: 's člankom',
    },
    fieldWords: {
      access: 'pristup',
      alias: 'adresa',
      asset_id: 'oznaka zapisa',
      catid: 'kategorija',
      featured: 'istaknuto',
      fulltext: 'tekst',
      images: 'slike',
      introtext: 'uvod',
      izdvojeno: 'izdvojeno',
      publish_down: 'kraj objave',
      publish_up: 'vrijeme objave',
      state: 'status',
    },
    screens: {
      list: { path: '/postovi', title: 'Članci', menu: { group: 'Sadržaj' } },
      create: { path: '/dodaj-post', title: 'Dodaj članak', menu: { group: 'Sadržaj', below: 'posts' } },
      edit: { path: '/post/detalji/:alias', title: 'Uredi post' },
    },
    abilities: ['presence', 'preview', 'translation', 'file-uses', 'search', 'bin', 'history', 'publishing'],
  },
  page: {
    plural: 'pages',
    area: 'pages',
    title: 'title',
    key: 'id',
    words: {
      gender: 'feminine',
      count: { one: 'stranica', few: 'stranice', other: 'stranica' },
      accusative: 'stranicu',
      plural: 'stranice',
      instrumental: 'sa stranicom',
    },
    fieldWords: {
      accordion: 'harmonika',
      buttons: 'gumbi',
      description: 'tekst',
      gallery_captions: 'potpisi galerije',
      image: 'slika',
      show_accordion: 'prikaz harmonike',
      show_buttons: 'prikaz gumba',
      show_gallery: 'prikaz galerije',
      slug: 'adresa',
    },
    screens: {
      list: { path: '/stranice', title: 'Stranice', menu: { group: 'Sadržaj' } },
      create: { path: '/new-page', title: 'Dodaj stranicu', menu: { group: 'Sadržaj', below: 'pages' } },
      edit: { path: '/stranice/:id', title: 'Uredi stranicu' },
    },
    abilities: ['presence', 'preview', 'translation', 'file-uses', 'search', 'bin', 'history'],
  },
  file: {
    plural: 'files',
    area: 'files',
    title: 'name',
    key: 'path',
    words: {
      gender: 'feminine',
      count: { one: 'datoteka', few: 'datoteke', other: 'datoteka' },
      accusative: 'datoteku',
      plural: 'datoteke',
    },
    fieldWords: {
      alt: 'alternativni tekst',
      alt_eng: 'alternativni tekst, engleski',
      author: 'autor slike',
      caption: 'potpis',
      caption_eng: 'potpis, engleski',
      focal_x: 'središte slike, vodoravno',
      focal_y: 'središte slike, okomito',
      folder: 'folder',
      height: 'visina',
      media_type: 'vrsta datoteke',
      name: 'naziv',
      properties: 'svojstva dokumenta',
      size: 'veličina',
      type: 'vrsta',
      width: 'širina',
    },
    abilities: ['search', 'bin', 'history'],
  },
  athlete: {
    plural: 'athletes',
    area: 'athletes',
    title: 'name',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'sportaš', few: 'sportaša', other: 'sportaša' },
      accusative: 'sportaša',
      plural: 'sportaši',
    },
    fieldWords: {
      aktivan: 'aktivan',
      EVB: 'evidencijski broj (EVB)',
      Ime: 'ime',
      name: null,
      oib: 'OIB',
      olympedia_id: 'broj u Olympediji',
      olimpijac: 'olimpijac',
      Prezime: 'prezime',
      slika: 'slika',
      sportid: 'sport',
      tekst: 'tekst',
      tekst_eng: 'tekst, engleski',
      wikidata_id: 'broj u Wikidati',
    },
    screens: {
      list: { path: '/sportasi', title: 'Olimpijci', menu: { group: 'Sport', title: 'Sportaši' } },
      create: { path: '/dodaj-sportasa', title: 'Dodaj sportaša' },
      edit: { path: '/olimpijci/detalji/:id', title: 'Sportaš' },
    },
    lacks: {
      medallistPicture: {
        count: {
          one: 'osvajač medalje nema sliku',
          few: 'osvajača medalja nemaju sliku',
          other: 'osvajača medalja nema sliku',
        },
        list: '/sportasi?nedostaje=slika-osvajaca',
      },
      medallistText: {
        count: {
          one: 'osvajač medalje nema hrvatski tekst',
          few: 'osvajača medalja nemaju hrvatski tekst',
          other: 'osvajača medalja nema hrvatski tekst',
        },
        list: '/sportasi?nedostaje=tekst-osvajaca',
      },
      medallistEnglish: {
        count: {
          one: 'osvajač medalje nema engleski tekst',
          few: 'osvajača medalja nemaju engleski tekst',
          other: 'osvajača medalja nema engleski tekst',
        },
        list: '/sportasi?nedostaje=engleski-tekst-osvajaca',
      },
      picture: {
        count: { one: 'sportaš nema sliku', few: 'sportaša nemaju sliku', other: 'sportaša nema sliku' },
        list: '/sportasi?nedostaje=slika',
      },
      english: {
        count: {
          one: 'sportaš nema engleski tekst',
          few: 'sportaša nemaju engleski tekst',
          other: 'sportaša nema engleski tekst',
        },
        list: '/sportasi?nedostaje=engleski-tekst',
      },
    },
    abilities: ['presence', 'file-uses', 'search', 'bin', 'history'],
  },
  medal: {
    plural: 'medals',
    area: 'medals',
    title: 'title',
    key: 'id',
    words: {
      gender: 'feminine',
      count: { one: 'medalja', few: 'medalje', other: 'medalja' },
      accusative: 'medalju',
      plural: 'medalje',
    },
    fieldWords: {
      disciplina: 'disciplina',
      medalja: 'medalja',
      natjecanje: 'natjecanje',
      page_id: 'stranica',
      page_id_eng: 'stranica, engleska',
      sport: 'sport',
      tim: 'ekipa',
      timVal: 'naziv ekipe',
      winners: 'sportaši',
      title: null,
    },
    screens: {
      list: { path: '/medalje', title: 'Sve medalje', menu: { group: 'Sport', title: 'Medalje' } },
      create: { path: '/dodaj/medalje', title: 'Dodaj medalju' },
      edit: { path: '/uredi-medalju/:id', title: 'Uredi medalju' },
    },
    lacks: {
      start: {
        count: { one: 'medalja nema nastup', few: 'medalje nemaju nastup', other: 'medalja nema nastup' },
        list: '/medalje?nedostaje=nastup',
      },
    },
    abilities: ['presence', 'search', 'bin', 'history'],
  },
  games: {
    plural: 'games',
    area: 'medals',
    title: 'name',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'zapis o Igrama', few: 'zapisa o Igrama', other: 'zapisa o Igrama' },
      plural: 'Olimpijske igre',
    },
    fieldWords: {
      city: 'grad',
      city_en: 'grad, engleski',
      closes: 'zatvaranje',
      country: 'država',
      country_en: 'država, engleski',
      name: 'naziv',
      opens: 'otvaranje',
      season: 'ljetne ili zimske',
      year: 'godina',
    },
    opensAt: '/igre/:key',
    abilities: ['search', 'bin', 'history'],
  },
  event: {
    plural: 'events',
    area: 'medals',
    title: 'title',
    key: 'games_id',
    words: {
      gender: 'feminine',
      count: { one: 'disciplina', few: 'discipline', other: 'disciplina' },
      accusative: 'disciplinu',
      plural: 'discipline',
    },
    fieldWords: {
      games_id: 'Igre',
      is_team: 'ekipno',
      name: 'naziv',
      name_en: 'naziv, engleski',
      sex: 'spol',
      sport: 'sport',
      title: null,
    },
    opensAt: '/igre/:key?disciplina=:id',
    abilities: ['bin', 'history'],
  },
  start: {
    plural: 'starts',
    area: 'medals',
    title: 'title',
    key: 'id',
    words: { gender: 'masculine', count: { one: 'nastup', few: 'nastupa', other: 'nastupa' }, plural: 'nastupi' },
    fieldWords: {
      athletes: 'sportaši',
      committee: 'odbor',
      current_medal: null,
      day: 'dan',
      event_id: 'disciplina',
      medal: 'medalja',
      medal_id: null,
      note: 'napomena',
      place: 'mjesto',
      source: 'izvor',
      status: 'ishod',
      title: null,
    },
    opensAt: '/nastupi/:key',
    lacks: {
      medal: {
        count: {
          one: 'nastup s medaljom nema zapis medalje',
          few: 'nastupa s medaljom nemaju zapis medalje',
          other: 'nastupa s medaljom nema zapis medalje',
        },
        list: '/nastupi',
      },
    },
    abilities: ['presence', 'bin', 'history'],
  },
  categorisedAthlete: {
    plural: 'categorisation',
    area: 'categorisation',
    title: 'name',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'sportaš', few: 'sportaša', other: 'sportaša' },
      accusative: 'sportaša',
      plural: 'kategorizirani sportaši',
    },
    fieldWords: { rows: 'redaka' },
    opensAt: '/kategorizacije?trazi=:key&redak=:id',
    lacks: {
      validity: {
        count: {
          one: 'kategorizacija je istekla',
          few: 'kategorizacije su istekle',
          other: 'kategorizacija je isteklo',
        },
        list: '/kategorizacije?valjanost=istekle',
      },
    },
    abilities: ['search'],
  },
  documentFolder: {
    plural: 'document_folders',
    area: 'documents',
    title: 'title',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'folder', few: 'foldera', other: 'foldera' },
      plural: 'folderi dokumenata',
    },
    fieldWords: { lng: 'jezik', show_doc_page: 'vidljiv', title: 'naziv' },
    opensAt: '/dokumenti/folder/:key',
    abilities: ['presence', 'search', 'bin', 'history'],
  },
  subfolder: {
    plural: 'subfolders',
    area: 'documents',
    title: 'title',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'subfolder', few: 'subfoldera', other: 'subfoldera' },
      plural: 'subfolderi',
    },
    fieldWords: { doc_cat: 'folder', show_sub: 'vidljiv', title: 'naziv' },
    abilities: ['presence', 'bin', 'history'],
  },
  document: {
    plural: 'documents',
    area: 'documents',
    title: 'doc_name',
    key: 'page_id',
    words: {
      gender: 'masculine',
      count: { one: 'dokument', few: 'dokumenta', other: 'dokumenata' },
      plural: 'dokumenti',
    },
    fieldWords: {
      doc_name: 'naziv',
      link: 'datoteka',
      page_id: 'folder',
      show_in_sub: 'prikaz u subfolderu',
      sub_folder: 'subfolder',
      year: 'godina',
    },
    opensAt: '/dokumenti/folder/:key?dokument=:id',
    abilities: ['file-uses', 'search', 'bin', 'history'],
  },
  menuSection: {
    plural: 'menu_sections',
    area: 'navigation',
    title: 'value',
    key: 'id',
    words: {
      gender: 'feminine',
      count: { one: 'sekcija', few: 'sekcije', other: 'sekcija' },
      accusative: 'sekciju',
      plural: 'sekcije izbornika',
    },
    fieldWords: { doc: 'dokumenti', kont: 'kontakti', search: 'pretraga', sub: 'podizbornik' },
    opensAt: '/navigacija?sekcija=:id',
    abilities: ['bin', 'history'],
  },
  menuItem: {
    plural: 'menu_items',
    area: 'navigation',
    title: 'value',
    key: 'id',
    words: {
      gender: 'feminine',
      count: { one: 'stavka', few: 'stavke', other: 'stavki' },
      accusative: 'stavku',
      plural: 'stavke izbornika',
    },
    fieldWords: { link: 'vodi na', nav: 'sekcija' },
    opensAt: '/navigacija?stavka=:id',
    abilities: ['file-uses', 'search', 'bin', 'history'],
  },
  magazineIssue: {
    plural: 'magazine_issues',
    area: 'olimp',
    title: 'title',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'broj Olimpa', few: 'broja Olimpa', other: 'brojeva Olimpa' },
      plural: 'brojevi Olimpa',
    },
    fieldWords: {
      broj: 'broj',
      dodatno: 'dodatno',
      dodatno_eng: 'dodatno, engleski',
      godina: 'godina',
      graficka_priprema: 'grafička priprema',
      issuu: 'Issuu',
      link: 'PDF',
      mjesec: 'mjesec',
      naklada: 'naklada',
      nakladnik: 'nakladnik',
      opis: 'opis',
      prijevod_id: 'prijevod',
      produkcija_id: 'produkcija',
      slika: 'naslovnica',
      tisak: 'tisak',
      title: 'naziv',
      urednik_id: 'urednik',
    },
    screens: {
      list: { path: '/olimp-brojevi', title: 'Brojevi Olimpa', menu: { group: 'Olimp' } },
      create: { path: '/dodaj-olimp', title: 'Dodaj Olimp', menu: { group: 'Olimp', below: 'magazine_issues' } },
      edit: { path: '/uredi-olimp/:id', title: 'Uredi broj' },
    },
    lacks: {
      pdf: {
        count: { one: 'broj nema PDF', few: 'broja nemaju PDF', other: 'brojeva nema PDF' },
        list: '/olimp-brojevi?nedostaje=pdf',
      },
    },
    abilities: ['presence', 'file-uses', 'search', 'bin', 'history'],
  },
  magazineArticle: {
    plural: 'magazine_articles',
    area: 'olimp',
    title: 'naslov',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'članak Olimpa', few: 'članka Olimpa', other: 'članaka Olimpa' },
      plural: 'članci Olimpa',
    },
    fieldWords: {
      autori: 'autori',
      broj_id: 'broj Olimpa',
      foto_autor_id: 'autor fotografija',
      naslov: 'naslov',
      podnaslov: 'podnaslov',
      puni_sadrzaj: 'tekst',
      rubrika_id: 'rubrika',
      signers: 'autori',
      stranica_kraj: 'zadnja stranica',
      stranica_start: 'prva stranica',
      tagovi: 'tagovi',
    },
    screens: {
      list: { path: '/olimp-clanci', title: 'Članci Olimp', menu: { group: 'Olimp' } },
      create: { path: '/dodaj-olimp-clanak', title: 'Dodaj članak' },
      edit: { path: '/uredi-olimp-clanak/:id', title: 'Uredi članak' },
    },
    lacks: {
      author: {
        count: {
          one: 'članak Olimpa nema autora',
          few: 'članka Olimpa nemaju autora',
          other: 'članaka Olimpa nema autora',
        },
        list: '/olimp-clanci?nedostaje=autor',
      },
    },
    abilities: ['presence', 'preview', 'file-uses', 'search', 'bin', 'history'],
  },
  magazineAuthor: {
    plural: 'magazine_authors',
    area: 'olimp',
    title: 'name',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'autor', few: 'autora', other: 'autora' },
      accusative: 'autora',
      plural: 'autori Olimpa',
    },
    fieldWords: {
      different: 'različiti autori',
      firma: 'firma',
      ime: 'ime',
      merged_id: 'spojen autor',
      name: null,
      other_id: 'drugi autor',
      pref: 'titula ispred',
      prezime: 'prezime',
      suf: 'titula iza',
      web: 'web',
    },
    screens: {
      list: { path: '/autori-olimp', title: 'Autori Olimp', menu: { group: 'Olimp' } },
      create: {
        path: '/dodaj-autora-olimp',
        title: 'Dodaj autora',
        menu: { group: 'Olimp', below: 'magazine_authors' },
      },
      edit: { path: '/autori-olimp/:id', title: 'Uredi autora' },
    },
    abilities: ['presence', 'search', 'bin', 'history'],
  },
  magazineSection: {
    plural: 'magazine_sections',
    area: 'olimp',
    title: 'naziv',
    key: 'id',
    words: {
      gender: 'feminine',
      count: { one: 'rubrika', few: 'rubrike', other: 'rubrika' },
      accusative: 'rubriku',
      plural: 'rubrike Olimpa',
    },
    screens: {
      list: { path: '/rubrike-olimp', title: 'Rubrike Olimp' },
      create: {
        path: '/dodaj-rubriku-olimp',
        title: 'Dodaj rubriku',
        menu: { group: 'Olimp', below: 'magazine_authors' },
      },
      edit: { path: '/rubrike-olimp/:id', title: 'Uredi rubriku' },
    },
    abilities: ['presence', 'search', 'bin', 'history'],
  },
  sport: {
    plural: 'sports',
    area: 'sports',
    title: 'naziv',
    key: 'id',
    words: { gender: 'masculine', count: { one: 'sport', few: 'sporta', other: 'sportova' }, plural: 'sportovi' },
    screens: {
      list: { path: '/sportovi', title: 'Sportovi', menu: { group: 'Sustav' } },
      create: { path: '/sportovi/dodaj', title: 'Dodaj sport' },
      edit: { path: '/sportovi/:id', title: 'Uredi sport' },
    },
    abilities: ['presence', 'search', 'bin', 'history'],
  },
  category: {
    plural: 'categories',
    area: 'categories',
    title: 'title',
    key: 'id',
    words: {
      gender: 'feminine',
      count: { one: 'kategorija', few: 'kategorije', other: 'kategorija' },
      accusative: 'kategoriju',
      plural: 'kategorije',
    },
    fieldWords: { title: 'naziv' },
    screens: {
      list: { path: '/kategorije', title: 'Kategorije', menu: { group: 'Sustav' } },
      create: { path: '/kategorije/dodaj', title: 'Dodaj kategoriju' },
      edit: { path: '/kategorije/:id', title: 'Uredi kategoriju' },
    },
    abilities: ['presence', 'search', 'bin', 'history'],
  },
  user: {
    plural: 'users',
    area: 'users',
    title: 'name',
    key: 'id',
    words: {
      gender: 'masculine',
      count: { one: 'korisnik', few: 'korisnika', other: 'korisnika' },
      accusative: 'korisnika',
      plural: 'korisnici',
    },
    fieldWords: {
      accountTypeRequest: 'tražena vrsta računa',
      active: 'aktivan',
      factor: 'drugi korak',
      name: 'ime',
      password_hash: 'lozinka',
      picture: 'slika',
      reason: 'razlog',
      role: 'uloga',
      sessions: 'završenih prijava',
      username: 'korisničko ime',
    },
    opensAt: '/korisnici?korisnik=:id',
    abilities: ['bin', 'history'],
  },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof KINDS;

export type KindWith<A extends Ability> = {
  [K in Kind]: A extends (typeof KINDS)[K]['abilities'][number] ? K : never;
}[Kind];

/** The kinds with a list, a create and an edit screen of their own. */
export type KindWithScreens = { [K in Kind]: (typeof KINDS)[K] extends { screens: object } ? K : never }[Kind];

/** Everything that {@link KindRow.lacks} names, as `athlete.picture`. */
export type LackKey = {
  [K in Kind]: (typeof KINDS)[K] extends { lacks: infer Lacks } ? `${K}.${keyof Lacks & string}` : never;
}[Kind];

/** The row of a kind, without the exact types of the table. */
export function kindRow(kind: Kind): KindRow {
  return KINDS[kind];
}

export function lackOf(lack: LackKey): Lack {
  const [kind, name] = lack.split('.') as [Kind, string];
  return kindRow(kind).lacks?.[name] as Lack;
}

/** The kinds that have the ability, in the order of the table. */
export function kindsWith<A extends Ability>(ability: A): KindWith<A>[] {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.filter((kind) => kindRow(kind).abilities.includes(ability)) as KindWith<A>[];
}

export function hasAbility<A extends Ability>(kind: Kind, ability: A): kind is KindWith<A> {
  return kindRow(kind).abilities.includes(ability);
}

/** The address of the editor of a record; `key` is the field that {@link KINDS} names. */
export function editorPath(kind: KindWithScreens, key: string | number): string {
  return KINDS[kind].screens.edit.path.replace(/:\w+/, encodeURIComponent(String(key)));
}

/**
 * Where a record is opened: its editor, or the screen that shows it; `key` is the field that {@link KINDS} names, `id`
 * is needed where that is another one.
 */
export function recordAddress(kind: Kind, { id, key }: { id?: number; key: string | number }): string {
  const { opensAt, screens } = kindRow(kind);
  const address = opensAt ?? screens?.edit.path.replace(/:\w+/, ':key') ?? '/';
  return address.replace(':key', encodeURIComponent(String(key))).replace(':id', String(id ?? key));
}
