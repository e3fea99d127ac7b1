import { binRoutes } from '@baklja/contract/features/site/bin';
import type { BinKind } from '@baklja/contract/records/bin';
import { makeAthlete, makeMedal, makeSport } from '../records/make-athlete.ts';
import { makeDocument, makeFolder } from '../records/make-folder.ts';
import { makeCategory, makePost } from '../records/make-post.ts';
import { makeUser } from '../records/make-user.ts';
import { another, type Conflict, conflict } from './restore-notes.ts';

const as = 'superadmin';

/** What prevents that a record comes back; `parent` is what has to come back with it. */
export const BLOCKS: Record<string, Conflict & { parent?: { kind: BinKind; title: string } }> = {
  'its folder is in the bin': {
    parent: { kind: 'documentFolder', title: 'U košu' },
    ...conflict('document', ['Folder dokumenta „Statut” više ne postoji. Najprije vratite folder.'], async (db, on) => {
      const page_id = await makeFolder(db, { title: 'U košu' });
      const row = await on.remove('document', await makeDocument(db, { page_id }));
      await on.remove('documentFolder', page_id);
      return row;
    }),
  },
  'its only athlete is in the bin': {
    parent: { kind: 'athlete', title: 'Ana Anić' },
    ...conflict(
      'medal',
      [
        'Medalja „Zlato, atletika, OI Rio 2016” ne može se vratiti jer njezin sportaš više ne postoji. Najprije vratite sportaša.',
      ],
      async (db, on) => {
        const athlete = await makeAthlete(db, { Ime: 'Ana', Prezime: 'Anić' });
        const row = await on.remove('medal', await makeMedal(db, { athletes: [athlete] }));
        await on.remove('athlete', athlete);
        return row;
      },
    ),
  },
  'its sport is in the bin': {
    parent: { kind: 'sport', title: 'Kriket' },
    ...conflict('athlete', ['Sport sportaša „Iva Ivić” više ne postoji.'], async (db, on) => {
      const sportid = await makeSport(db, 'Kriket');
      const row = await on.remove('athlete', await makeAthlete(db, { Ime: 'Iva', Prezime: 'Ivić', sportid }));
      await on.remove('sport', sportid);
      return row;
    }),
  },
  'another athlete has the OIB': another('athlete', 'Taj OIB već ima Eva Ević.', (db) =>
    makeAthlete(db, { Ime: 'Eva', Prezime: 'Ević', oib: '12345678903' }),
  ),
  'another sport has the name': another('sport', 'Sport „čunjanje” već postoji.', (db, _, isOther) =>
    makeSport(db, isOther ? 'čunjanje' : 'Čunjanje'),
  ),
  'another user has the user name': another('user', 'Korisničko ime ili e-pošta već se koristi.', (db, _, isOther) =>
    makeUser(db, { username: isOther ? 'Dvojnik' : 'dvojnik' }),
  ),
  'its category is gone for good': conflict('post', ['Kategorija članka „Siroče” više ne postoji.'], async (db, on) => {
    const catid = await makeCategory(db, 'Nestala');
    const row = await on.remove('post', (await makePost(db, { title: 'Siroče', catid })).id);
    const category = await on.remove('category', catid);
    await on.call(binRoutes.eraseDeletedRecords, { as, body: { ids: [category] } });
    return row;
  }),
};
