import http from 'node:http';

/** One request, made again and again. */
export interface Request {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Makes a request over one of the agent's connections and reads the whole answer. */
export function ask({ port, path, method = 'GET', headers = {}, body }: Request, agent?: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sentHeaders =
      body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request({ host: '127.0.0.1', port, path, method, headers: sentHeaders, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
