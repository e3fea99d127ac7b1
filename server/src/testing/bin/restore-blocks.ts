import { binRoutes } from '@baklja/contract/features/site/bin';
import type { BinKind } from '@baklja/contract/records/bin';
import { makeAthlete, makeMedal, makeSport } from '../records/make-athlete.ts';
import { makeDocument, makeFolder } from '../records/make-folder.ts';
import { makeCategory, makePost } from '../records/make-post.ts';
import { makeUser } from '../records/make-user.ts';
import type { Conflict } from './restore-notes.ts';

const as = 'superadmin';

/** What prevents that a record comes back; `parent` is what has to come back with it. */
export const BLOCKS: Record<string, Conflict & { parent?: { kind: BinKind; title: string } }> = {
  'its folder is in the bin': {
    kind: 'document',
    says: ['Folder dokumenta „Statut” više ne postoji. Najprije vratite folder.'],
    parent: { kind: 'documentFolder', title: 'U košu' },
    make: async (on) => {
      const { database } = on.dependencies;
      const page_id = await makeFolder(database, { title: 'U košu' });
      const row = await on.remove('document', await makeDocument(database, { page_id }));
      await on.remove('documentFolder', page_id);
      return row;
    },
  },
  'its only athlete is in the bin': {
    kind: 'medal',
    says: [
      'Medalja „Zlato, atletika, OI Rio 2016” ne može se vratiti jer njezin sportaš više ne postoji. Najprije vratite sportaša.',
    ],
    parent: { kind: 'athlete', title: 'Ana Anić' },
    make: async (on) => {
      const { database } = on.dependencies;
      const athlete = await makeAthlete(database, { Ime: 'Ana', Prezime: 'Anić' });
      const row = await on.remove('medal', await makeMedal(database, { athletes: [athlete] }));
      await on.remove('athlete', athlete);
      return row;
    },
  },
  'its sport is in the bin': {
    kind: 'athlete',
    says: ['Sport sportaša „Iva Ivić” više ne postoji.'],
    parent: { kind: 'sport', title: 'Kriket' },
    make: async (on) => {
      const { database } = on.dependencies;
      const sportid = await makeSport(database, 'Kriket');
      const row = await on.remove('athlete', await makeAthlete(database, { Ime: 'Iva', Prezime: 'Ivić', sportid }));
      await on.remove('sport', sportid);
      return row;
    },
  },
  'another athlete has the OIB': {
    kind: 'athlete',
    says: ['Taj OIB već ima Eva Ević.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const oib = '12345678903';
      const row = await on.remove('athlete', await makeAthlete(database, { oib }));
      await makeAthlete(database, { Ime: 'Eva', Prezime: 'Ević', oib });
      return row;
    },
  },
  'another sport has the name': {
    kind: 'sport',
    says: ['Sport „čunjanje” već postoji.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const row = await on.remove('sport', await makeSport(database, 'Čunjanje'));
      await makeSport(database, 'čunjanje');
      return row;
    },
  },
  'another user has the user name': {
    kind: 'user',
    says: ['Korisničko ime ili e-adresa već se koristi.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const row = await on.remove('user', (await makeUser(database, { username: 'dvojnik' })).id);
      await makeUser(database, { username: 'Dvojnik' });
      return row;
    },
  },
  'its category is gone for good': {
    kind: 'post',
    says: ['Kategorija članka „Siroče” više ne postoji.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const catid = await makeCategory(database, 'Nestala');
      const row = await on.remove('post', (await makePost(database, { title: 'Siroče', catid })).id);
      const category = await on.remove('category', catid);
      await on.call(binRoutes.eraseDeletedRecords, { as, body: { ids: [category] } });
      return row;
    },
  },
};
