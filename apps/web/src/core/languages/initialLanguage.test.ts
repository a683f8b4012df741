import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { storeVisitorLanguage, lastLanguageName, initialLanguage } from './initialLanguage.ts';
import { createTextStore } from '../storage/storage.ts';

describe('the language that a page begins in', () => {
  const open = () => {
    const storage = createMemoryStorage();
    return createTextStore(() => storage);
  };
  let services = { browserStore: open(), tabStore: open() };
  beforeEach(() => (services = { browserStore: open(), tabStore: open() }));

  it('is the company’s for a visitor who chose none, whatever was shown here last', () => {
    services.browserStore.set(lastLanguageName, 'ja');
    expect(initialLanguage(services, false, 'de')).toBe('de');
  });

  it('is what a visitor chose, until somebody signs in', () => {
    services.browserStore.set(lastLanguageName, 'ja');
    storeVisitorLanguage(services, 'fr');
    expect(initialLanguage(services, false, 'de')).toBe('fr');
    expect(initialLanguage(services, true, 'de')).toBe('ja');
  });

  it('is the company’s where what is kept is no language', () => {
    services.browserStore.set(lastLanguageName, 'xx');
    services.tabStore.set('bureau.visitorLanguage', '../en');
    expect(initialLanguage(services, true, 'de')).toBe('de');
    expect(initialLanguage(services, false, 'de')).toBe('de');
  });
});
