import { KINDS, type KindWith } from '@baklja/contract/kinds';
import { capitalised } from '@baklja/contract/records/record-words';

export const searchText = {
  open: 'Traži zaslone, članke, datoteke',
  title: 'Traži',
  label: 'Što tražite?',
  placeholder: 'Zaslon, naslov ili ime datoteke',
  kind: (kind: KindWith<'search'> | 'screen') =>
    kind === 'screen' ? 'Zasloni' : capitalised(KINDS[kind].words.plural),
  results: 'Rezultati',
  croatian: 'hrvatski',
  english: 'engleski',
  draft: 'skica',
  nothing: (words: string) => `Ništa ne sadrži „${words}”.`,
  nothingHelp: 'Kvačice i velika slova nisu važni.',
  failed: 'Članci i datoteke nisu pretraženi.',
};
