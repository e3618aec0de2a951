import { http, HttpResponse } from 'msw';
import { held } from '#tests/support/held.ts';
import { answerOwn, serve, withSiteServer } from '#tests/support/site-server.ts';
import { getActingFor } from './acting-for.ts';
import { makeSessionStore } from './session-context.tsx';

withSiteServer();

const signedIn = (selected: number | null) => ({
  data: { logged_in: true, user_id: 7, selected_user_id: selected, expires_at: null },
});
const signedOut = { data: { logged_in: false, user_id: null, selected_user_id: null, expires_at: null } };

function open() {
  const changes: unknown[] = [];
  const store = makeSessionStore({ onChange: () => void changes.push(store.read()?.selectedUserId) });
  return { store, changes };
}

/** The next question is answered with this, once the returned function is called. */
function answerLate(reply: object): () => void {
  const { until, release } = held();
  serve(
    http.get(
      '*/api/session',
      async () => {
        await until;
        return HttpResponse.json(reply);
      },
      { once: true },
    ),
  );
  return release;
}

test.each([
  ['whom the customer acted for before', signedIn(null), 8],
  ['that nobody was signed in', signedOut, 8],
])('an answer that comes after that of a later question, %s, changes nothing', async (_, old, selected) => {
  const { store, changes } = open();
  answerOwn('get', '/api/session', () => signedIn(null));
  await store.refresh();
  answerOwn('get', '/api/session', () => signedIn(selected));
  const arrive = answerLate(old);
  const late = store.refresh();
  await new Promise((resume) => setTimeout(resume, 50));
  await store.refresh();
  expect(store.read()).toMatchObject({ loggedIn: true, selectedUserId: selected });
  arrive();
  await late;
  expect(store.read()).toMatchObject({ loggedIn: true, selectedUserId: selected });
  expect(changes).toEqual([selected]);
});

test('an answer is taken although the one before it never came', async () => {
  const { store } = open();
  serve(http.get('*/api/session', () => HttpResponse.error(), { once: true }));
  answerOwn('get', '/api/session', () => signedIn(8));
  await store.refresh();
  await store.refresh();
  expect(store.read()).toMatchObject({ selectedUserId: 8 });
});

test('the tab keeps whom the customer acts for when the session ends, and not when they act for themself again', async () => {
  const { store } = open();
  answerOwn('get', '/api/session', () => signedIn(8));
  await store.refresh();
  answerOwn('get', '/api/session', () => signedOut);
  await store.refresh();
  expect(getActingFor()).toEqual({ userId: 7, personId: 8 });
  answerOwn('get', '/api/session', () => signedIn(null));
  await store.refresh();
  expect(getActingFor()).toBeNull();
});
