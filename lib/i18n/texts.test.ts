import { createElement, Fragment } from 'react';
import { findCatalogue, getMessages } from './catalogue.ts';
import { createText } from './text.ts';

const getText = (catalogue: ReturnType<typeof findCatalogue>) => createText('en', (key) => catalogue.get(key));

describe('texts', () => {
  it('count, in the language’s own way', () => {
    const text = getText(findCatalogue('en'));
    expect([1, 2].map((count) => text('chrome.itemCount', { count }))).toEqual(['1 item', '2 items']);
  });

  it('are the language’s own, and the operator’s over them', () => {
    const catalogue = findCatalogue('cy', { chrome: { logIn: 'Dewch i mewn' }, made: { up: 'x' } });
    const text = createText('cy', (key) => catalogue.get(key));
    expect(text('chrome.logIn')).toBe('Dewch i mewn');
    expect(text('chrome.logOut')).toBe('Allgofnodi');
    expect(catalogue.has('made.up')).toBe(false);
  });

  it('survive a broken text of the operator', () => {
    expect(getText(findCatalogue('en', { chrome: { logIn: 'Log {in', skip: 5 } }))('chrome.logIn')).toBe('Log in');
  });

  it('render marked parts', () => {
    const text = createText('en', () => ['Agree to the ', ['terms', 'Terms'], '.']);
    const link = createElement('a', null, 'Terms');
    expect(text.rich('common.close', { terms: () => link })).toEqual(
      createElement(Fragment, null, 'Agree to the ', link, '.'),
    );
  });

  it('that were not handed over show as their key', () => {
    expect(createText('en', () => undefined)('common.close')).toBe('common.close');
  });

  it('travel by room, as plain objects', () => {
    const messages = getMessages(findCatalogue('en'), ['common']);
    expect(Object.keys(messages).every((key) => key.startsWith('common.'))).toBe(true);
    expect(messages).toHaveProperty(['common.close'], 'Close');
    const counted = getMessages(findCatalogue('en'), ['chrome'])['chrome.itemCount'];
    expect(JSON.parse(JSON.stringify(counted))).toEqual(counted);
  });
});
