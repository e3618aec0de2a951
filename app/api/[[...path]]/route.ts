import type { NextRequest } from 'next/server';
import { proxyContext } from '#lib/http/proxy/proxy-context.ts';
import { answerCall } from '#lib/http/proxy/proxy.ts';

const answer = (request: NextRequest) => answerCall(request, proxyContext());

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
