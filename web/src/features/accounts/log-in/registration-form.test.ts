import { userRoutes } from '@baklja/contract/features/accounts/users';
import { expect, test } from 'vitest';
import {
  EMAIL_SHAPE,
  emptyRegistration,
  findRegistrationFault,
  missingRegistrationFields,
  type RegistrationDraft,
  toRegistrationBody,
} from './registration-form.ts';

const complete: RegistrationDraft = {
  f_name: 'Iva',
  l_name: 'Đurđević',
  username: 'iva',
  email: 'iva@primjer.hr',
  password: 'deset znakova',
  confirmPassword: 'deset znakova',
  accountTypeRequest: 'USER',
};

test('an empty draft lacks every field, including the confirmation', () => {
  const all = ['f_name', 'l_name', 'username', 'email', 'password', 'confirmPassword'];
  expect(missingRegistrationFields(emptyRegistration)).toEqual(all);
});

test('a name of spaces counts as missing, a password of spaces does not', () => {
  const draft = { ...complete, f_name: '  ', password: '          ', confirmPassword: '          ' };
  expect(missingRegistrationFields(draft)).toEqual(['f_name']);
});

test('passwords match only when they are identical', () => {
  expect(findRegistrationFault(complete)).toBeUndefined();
  const other = findRegistrationFault({ ...complete, confirmPassword: 'Deset znakova' });
  expect(other?.fields).toEqual({ confirmPassword: true });
});

test('sends the fixed values and omits the confirmation', () => {
  expect(toRegistrationBody({ ...complete, f_name: ' Iva ', accountTypeRequest: 'SHOP' })).toEqual({
    f_name: 'Iva',
    l_name: 'Đurđević',
    username: 'iva',
    email: 'iva@primjer.hr',
    password: 'deset znakova',
    accountTypeRequest: 'SHOP',
    log: 6,
    payment: false,
    Insert_type: 'USER',
    company: '',
    phone: '',
    city: '',
    ProfileImage: '',
  });
});

test.each<[string, Partial<RegistrationDraft>, string[] | undefined, string[]]>([
  ['nothing', {}, undefined, []],
  ['a missing name', { l_name: '' }, ['Please enter all data!'], ['l_name']],
  ['what is missing before what differs', { email: '', confirmPassword: 'x' }, ['Please enter all data!'], ['email']],
  [
    'different passwords',
    { confirmPassword: 'nešto drugo' },
    ['Entered Passwords are not match', 'Please try again'],
    ['confirmPassword'],
  ],
  ['an address without a dot', { email: 'iva@primjer' }, ['Podaci nisu ispravni.'], ['email']],
  [
    'a password of nine letters',
    { password: '123456789', confirmPassword: '123456789' },
    ['Podaci nisu ispravni.'],
    ['password'],
  ],
  ['no password of ten letters', { password: '1234567890', confirmPassword: '1234567890' }, undefined, []],
])('rejects %s', (_, change, message, fields) => {
  const fault = findRegistrationFault({ ...complete, ...change });
  expect(fault?.message).toEqual(message);
  expect(Object.keys(fault?.fields ?? {})).toEqual(fields);
});

test('validates an e-mail address like the contract', () => {
  expect(userRoutes.registerUser.body.properties.email).toHaveProperty('pattern', EMAIL_SHAPE.source);
});
