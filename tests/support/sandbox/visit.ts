import { request } from 'node:http';

export interface Visit {
  status: number;
  policy: string;
  page: string;
}

/** A browser's request to one of the sandbox's host names, which only a browser could resolve; POST when there is a body. */
export function visit(port: number, host: string, path: string, body?: string): Promise<Visit> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const call = request({ port, method, path, headers: { host: `${host}:${port}` }, agent: false }, (response) => {
      let page = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (page += chunk));
      const policy = String(response.headers['content-security-policy']);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, policy, page }));
    });
    call.on('error', reject).end(body);
  });
}
