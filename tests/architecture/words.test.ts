import { projectFiles, read } from './source-files.ts';

const text = projectFiles().filter(
  (file) =>
    /\.(ts|tsx|mjs|js|css|json|md|sql|yaml|html)$/.test(file) &&
    !/^(tests\/architecture|backend\/db\/migrations)\//.test(file),
);

const unwantedWords = [
  ['unfinished work', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['a check switched off', /eslint-disable|@ts-(ignore|nocheck|expect-error)|\b(it|test|describe)\.(only|skip)\(/],
  ['a path of one machine', /(^|[\s'"`(])\/(work|root|home|Users)\/\w/m],
  ['a paper that is not in the project', /\bshared\/(spec|api|design|style|payments|look|data)\b/],
  ['a paper by number', /\b(spec|design) section \d|\(API \d|\(payments \d/],
  [
    'an idea by a name that no search would find',
    /\b(useText|publicCall|sessionCall|browserCall|foundOrNot|loadLook|SiteFrame|ZoneFrame|SideFrame|keepVariant|useKeptValue|OwnSideBasket|HoldWatch|useLapse|useKeepPlaces|useAwake|lookAgain|hasLooked|DisruptionGuard|FailureAnnouncer|NoticeReader|followSession|runWrite|packPages|packResponse|routeVisit|visitOf|askedIn|nameCallers|isOwnWrite|gathered|sharedRead|builtOnce|preparingPool|writeTogether|addAtOnce|lookAtCustomer|SeenCart|keptReplies|noteChange|hearOfChanges|mostOf|takePlaces|pinPlaces|settlePlaces|keepDeeds|WakeSigns|readAhead|stateForAll)\b/,
  ],
] as const;

describe('words', () => {
  it.each(unwantedWords)('no file speaks of %s', (_, pattern) => {
    expect(text.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});
