import { getRedirectErrors } from './check-joining-form.ts';

const sites = {
  siteUrl: 'https://bookings.club.example',
  accountUrl: 'https://account.club.example',
  joiningUrl: 'https://joining.club.example:8443',
};
const isRefused = (address: string) => Object.keys(getRedirectErrors({ successUrl: address }, sites)).length > 0;

it.each([
  '/',
  '/memberships?from=here#top',
  'https://bookings.club.example/a',
  'https://account.club.example/',
  'https://joining.club.example:8443/done',
])('%j is ours', (address) => {
  expect(isRefused(address)).toBe(false);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  'memberships',
  'javascript:alert(1)',
  'http://bookings.club.example/',
  'https://bookings.club.example:8080/',
  'https://joining.club.example/',
  'https://other.club.example/',
  'https://robin@bookings.club.example/',
  'https://bookings.club.example.evil.example/',
])('%j leads away', (address) => {
  expect(isRefused(address)).toBe(true);
});
