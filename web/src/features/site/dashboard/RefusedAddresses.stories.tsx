import type { QueryClient } from '@tanstack/react-query';
import { makeRefusedAddress } from '#web/testing/records/make-refused-address.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { AddressesScreen } from './AddressesScreen.tsx';
import { type RefusedAddresses, refusedAddressesQuery } from './dashboard.queries.ts';

const ADDRESSES = [
  makeRefusedAddress(),
  makeRefusedAddress({ id: 2, field: 'slika', value: '//evil.example/naslovnica.jpg' }),
  makeRefusedAddress({
    ...{ id: 3, kind: 'post', record_id: 3, record_key: 'tri-igre', field: 'gallery' },
    title: 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca bez kormilara u Parizu',
    value: `data:image/png;base64,${'iVBORw0KGgo'.repeat(30)}`,
  }),
  makeRefusedAddress({
    ...{ id: 4, kind: 'document', record_id: 9, record_key: '4', field: 'link', title: ' ' },
    value: 'file:///C:/Izvješća/Godišnje izvješće.pdf',
  }),
];

const seeded = (answer: RefusedAddresses) => (client: QueryClient) =>
  client.setQueryData(refusedAddressesQuery(1).queryKey, answer);

export function List() {
  return (
    <StoryCache seed={seeded({ addresses: ADDRESSES, total: 2004, numPages: 41, is_complete: false })}>
      <AddressesScreen />
    </StoryCache>
  );
}
List.title = 'Dashboard/Adrese koje ne smiju na web';

export function Empty() {
  return (
    <StoryCache seed={seeded({ addresses: [], total: 0, numPages: 0, is_complete: true })}>
      <AddressesScreen />
    </StoryCache>
  );
}
Empty.title = 'Dashboard/Sve adrese smiju na web';
