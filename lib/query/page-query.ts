import { readPlainly } from '#lib/api/read-plainly.ts';
import type { PublicSession } from '#lib/api/session.ts';
import type { PageRead } from './page-read.ts';

export interface Answer<Data> {
  data: Data | undefined;
  /** The last read failed; `data` is what was read before, if anything. */
  isError: boolean;
}

/** A query that react-query observes. */
export interface ObservedQuery<Data> {
  stop: () => void;
  refetch: () => Promise<Data | undefined>;
  /** Changes the data that is known, until it is read again. */
  patch: (change: (data: Data) => Data) => void;
  /** Reads again when this is another user than before. */
  setReader: (session: PublicSession) => void;
}

/** Starts to observe a query: `known` is its data so far, `onAnswer` is called with what is read. */
export type ObserveQuery<Data> = (
  known: Data | undefined,
  onAnswer: (answer: Answer<Data>) => void,
) => ObservedQuery<Data>;

/** Calls `show` with each answer; `isUrgent` is false for the refresh of a page that is shown already. */
export type ShowAnswer<Data> = (answer: Answer<Data>, isUrgent: boolean) => void;

/**
 * A query whose first data came with a page that is cached for everybody. It is read again by a plain call once, and by
 * `refresh`. With a customer, for a list of several pages, when that call fails, when the visitor comes back to the page
 * or asks for another read, `load` brings the code of react-query, which observes it from then on.
 */
export function makePageQuery<Data>(page: PageRead<Data>, load: () => Promise<ObserveQuery<Data>>) {
  let answer: Answer<Data> = { data: page.data ?? undefined, isError: false };
  /** Of the data that is shown; null when that is not what the server sent with it. */
  let { checksum } = page;
  let show: ShowAnswer<Data> = () => undefined;
  let opening: Promise<ObservedQuery<Data> | null> | null = null;
  let isShown = false;

  const take = (next: Answer<Data>, isUrgent: boolean) => {
    if (next.data !== answer.data) checksum = null;
    answer = next;
    show(next, isUrgent);
  };

  const observe = async (): Promise<ObservedQuery<Data> | null> => {
    try {
      const observeQuery = await load();
      return observeQuery(answer.data, (next) => take(next, true));
    } catch {
      opening = null;
      take({ ...answer, isError: true }, true);
      return null;
    }
  };
  const open = () => (opening ??= observe());

  const readAgain = async () => {
    const fresh = await readPlainly<Data>(page.target, checksum);
    if (opening !== null || !isShown || fresh === 'unchanged') return;
    if (fresh === 'failed') await open();
    else take({ data: fresh.data, isError: false }, false);
  };

  return {
    first: answer,
    /** Reads anew, and tells what comes until the returned function is called. */
    start(onAnswer: ShowAnswer<Data>, isCustomer: boolean): () => void {
      show = onAnswer;
      isShown = true;
      const openIfVisible = () => void (document.visibilityState === 'visible' && open());
      document.addEventListener('visibilitychange', openIfVisible);
      void (isCustomer || page.isPart ? open() : readAgain());
      return () => {
        isShown = false;
        show = () => undefined;
        document.removeEventListener('visibilitychange', openIfVisible);
        void opening?.then((query) => query?.stop());
        opening = null;
      };
    },
    /** Reads for this user from now on. */
    async setReader(session: PublicSession): Promise<void> {
      if (session.loggedIn || opening !== null) (await open())?.setReader(session);
    },
    /** Changes the data that is shown, until it is read again. */
    patch: (change: (data: Data) => Data): void => {
      if (opening !== null) void opening.then((query) => query?.patch(change));
      else if (answer.data !== undefined) take({ ...answer, data: change(answer.data) }, false);
    },
    /** Reads again, for a visitor without a session by a plain call. */
    refresh: async (): Promise<void> => {
      if (opening === null && page.isPart !== true) await readAgain();
      else await (await open())?.refetch();
    },
    /** Reads again and returns what was read; undefined when that fails. */
    refetch: async (): Promise<Data | undefined> => (await open())?.refetch(),
  };
}
