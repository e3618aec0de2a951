import { readFileSync } from 'node:fs';
import http from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { takeOnePlace } from './one-statement.ts';

const { PLAIN_PORT, HONO_PORT, DATABASE_URL, SAME_BYTES } = process.env;

const page = '<!doctype html><html lang="en"><title>A page</title><h1>A page</h1><p>The same for everybody.</p></html>';
const sameBytes = readFileSync(SAME_BYTES ?? '', 'utf8');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });

async function book(response: http.ServerResponse): Promise<void> {
  const { rows } = await pool.query({ name: 'take-one-place', text: takeOnePlace });
  response.writeHead(rows.length === 1 ? 200 : 409, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows[0] ?? null));
}

const plain = http.createServer((request, response) => {
  if (request.method === 'POST') {
    request.resume().on('end', () => void book(response));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page);
});
plain.listen(Number(PLAIN_PORT), '127.0.0.1');

const app = new Hono();
app.get('/same-bytes', (c) => c.body(sameBytes, 200, { 'content-type': 'application/json; charset=utf-8' }));
serve({ fetch: app.fetch, port: Number(HONO_PORT), hostname: '127.0.0.1' });
