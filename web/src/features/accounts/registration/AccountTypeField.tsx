import { ACCOUNT_TYPES, type AccountType } from '@baklja/contract/features/accounts/users';
import { NativeSelect } from '@mantine/core';
import { TextButton } from '#web/ui/TextButton.tsx';
import classes from '../AuthForm.module.css';
import { authText } from '../auth.text.ts';

type Props = { value: AccountType; onChange: (value: AccountType) => void };

const NAMES: Record<Exclude<AccountType, 'USER'>, string> = {
  ALL: 'Sve djelatnosti',
  REALESTATE: 'Nekretnine',
  RESTAURANT: 'Restoran',
  RENTABOAT: 'Najam plovila',
  APARTMENT: 'Apartman',
  SHOP: 'Trgovina',
};

/** A user account, or a business account of some type; the button switches between the two. */
export function AccountTypeField({ value, onChange }: Props) {
  const isBusiness = value !== 'USER';
  return (
    <div>
      {isBusiness && (
        <NativeSelect
          label={authText.businessAccount}
          value={value}
          onChange={(event) => onChange(toAccountType(event.currentTarget.value))}
          data={ACCOUNT_TYPES.filter((type) => type !== 'USER').map((type) => ({ value: type, label: NAMES[type] }))}
        />
      )}
      <div className={classes.account}>
        {!isBusiness && <span>{authText.userAccount}</span>}
        <TextButton lang="en" onClick={() => onChange(isBusiness ? 'USER' : 'ALL')}>
          {isBusiness ? authText.selectUser : authText.selectBusiness}
        </TextButton>
      </div>
    </div>
  );
}

function toAccountType(value: string): AccountType {
  return ACCOUNT_TYPES.find((type) => type === value) ?? 'ALL';
}
