import { headers } from 'next/headers';

export const dynamic = 'force-dynamic';

/** A bare dynamic page: the name of whoever the token in the request belongs to, read with one call to the backend. */
export default async function OneCallPage() {
  const authorization = (await headers()).get('authorization') ?? '';
  const response = await fetch(`http://127.0.0.1:${process.env.BENCH_BACKEND_PORT}/api/auth/user`, {
    headers: { authorization },
    cache: 'no-store',
  });
  const { data } = (await response.json()) as { data: { user: { first_name: string } } };
  return (
    <main>
      <h1>Hello, {data.user.first_name}</h1>
    </main>
  );
}
