import type { NextRequest } from 'next/server';
import { proxyContext } from '#lib/http/proxy/proxy-context.ts';
import { selectUser } from '#lib/http/proxy/select-user-route.ts';

export const PUT = (request: NextRequest) => selectUser(request, proxyContext());
