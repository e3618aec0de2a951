import ts from 'typescript';
import { isCode, parse, projectFiles, read } from './source-files.ts';

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

/** Names that do not say what a value is, and ideas of ours by a name that the field does not use. */
const formerNames =
  /^(asked|own|given|mine|presence|pinned|looks|fitting|signs|giveBack|Asked|Own|Given|\w*Wish(ed|es)?|wish(e[ds])?([A-Z]\w*)?)$/;
/** A function begins with a verb: `getName`, not `nameOf`. */
const ofName = /^[a-z]\w*Of$/;
/** Properties of the language, of JSON Schema, of the contract and of the database, and names of Jest. */
const ofNamesOfOthers = new Set([
  ...['indexOf', 'lastIndexOf', 'getPrototypeOf', 'supportedValuesOf', 'toBeInstanceOf'],
  ...['oneOf', 'anyOf', 'allOf', 'partOf', 'refundOf'],
]);

const isUnwanted = (name: string): boolean =>
  formerNames.test(name) || (ofName.test(name) && !ofNamesOfOthers.has(name));

/** What a file calls things, without its comments and texts. */
function getNames(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return names;
}

describe('words', () => {
  it.each(unwantedWords)('no file speaks of %s', (_, pattern) => {
    expect(text.filter((file) => pattern.test(read(file)))).toEqual([]);
  });

  it('nothing in code has a name that says too little, or one that the field does not use', () => {
    const found = text.filter(isCode).flatMap((file) =>
      getNames(file)
        .filter(isUnwanted)
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
