import { useState } from 'react';
import { story } from '#web/testing/story.ts';
import { LinkField } from './LinkField.tsx';
import { PickFileButton } from './PickFileButton.tsx';

const file = { address: '/files/dokumenti/pravilnik.pdf', title: 'pravilnik.pdf' };

/** The field as it is used for the links of a page. */
export const AddressOfLink = story('Adresa poveznice', function AddressOfLink() {
  const [address, setAddress] = useState('');
  return (
    <LinkField
      label="Adresa"
      value={address}
      rightSection={
        <PickFileButton pickFile={async () => file} onPick={(picked) => setAddress(picked.address)} isSmall />
      }
      onChange={setAddress}
      onChoose={(target) => setAddress(target.address)}
    />
  );
});
