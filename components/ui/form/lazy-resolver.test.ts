import type { Resolver } from 'react-hook-form';
import { lazyResolver } from './lazy-resolver.ts';

interface Values {
  name: string;
}

const options = { fields: {}, shouldUseNativeValidation: false };
const refusing: Resolver<Values> = () => ({ values: {}, errors: { name: { type: 'custom', message: 'Required' } } });

it('asks the resolver that it loads', async () => {
  const resolve = lazyResolver<Values>(async () => refusing);
  expect(await resolve({ name: '' }, undefined, options)).toMatchObject({ errors: { name: { message: 'Required' } } });
});

it('lets values pass when there is none to load, and asks for it again the next time', async () => {
  const loads = [() => Promise.reject(new Error('offline')), async () => refusing];
  const resolve = lazyResolver<Values>(() => loads.shift()?.() ?? Promise.reject(new Error('asked too often')));
  expect(await resolve({ name: '' }, undefined, options)).toEqual({ values: { name: '' }, errors: {} });
  expect(await resolve({ name: '' }, undefined, options)).toMatchObject({ errors: { name: { message: 'Required' } } });
});
