import { userRoutes } from '@baklja/contract/features/accounts/users';
import { expect, test } from 'vitest';
import {
  EMAIL_SHAPE,
  emptyRegistration,
  findRegistrationFault,
  type RegistrationDraft,
  toRegistrationBody,
} from './registration-form.ts';

const complete: RegistrationDraft = {
  f_name: 'Iva',
  l_name: 'Đurđević',
  username: 'iva',
  email: 'iva@primjer.hr',
  accountTypeRequest: 'USER',
  password: 'deset znakova',
  confirmPassword: 'deset znakova',
};

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

const NAMES = ['f_name', 'l_name', 'username', 'email', 'password', 'confirmPassword'];
const DIFFERENT = ['Entered Passwords are not match', 'Please try again'];

test.each<[string, Partial<RegistrationDraft>, string[] | undefined, string[]]>([
  ['nothing', {}, undefined, []],
  ['an empty draft', emptyRegistration, ['Please enter all data!'], NAMES],
  ['a name of spaces', { f_name: '  ' }, ['Please enter all data!'], ['f_name']],
  ['no password of spaces', { password: ' '.repeat(10), confirmPassword: ' '.repeat(10) }, undefined, []],
  ['a password in other letters', { confirmPassword: 'Deset znakova' }, DIFFERENT, ['confirmPassword']],
  ['a missing name', { l_name: '' }, ['Please enter all data!'], ['l_name']],
  ['what is missing before what differs', { email: '', confirmPassword: 'x' }, ['Please enter all data!'], ['email']],
  ['an address without a dot', { email: 'iva@primjer' }, ['Podaci nisu ispravni.'], ['email']],
  [
    'a short password',
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
