import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { renderFramed } from './framed.ts';
import { renderHostPage } from './hosts.ts';
import { renderPage } from './page.ts';

/** The replica site while it runs. */
export interface Site {
  /** Port on 127.0.0.1 that speaks http. */
  http: number;
  /** Port on 127.0.0.1 that speaks https, with a certificate nobody signed. */
  https: number;
  /** Every address served so far, such as `http://www.sudoku.name/index.php?puzzle_num=1`. */
  requests: string[];
  close(): Promise<void>;
}

interface Reply {
  status: number;
  type: string;
  body: string;
  policy?: string;
}

const PAGES = fileURLToPath(new URL('pages/', import.meta.url));
const SCRIPTS = ['plain', 'jquery', 'keydown', 'react', 'vue', 'input-only'];
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

let bundles: Promise<Map<string, string>> | undefined;

/** The page scripts, bundled once per process, by the path that serves them. */
async function bundlePages(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: SCRIPTS.map((name) => join(PAGES, `${name}.js`)),
    bundle: true,
    write: false,
    outdir: PAGES,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    logLevel: 'warning',
  });
  return new Map(outputFiles.map((file) => [`/js/${file.path.slice(PAGES.length)}`, file.text]));
}

/** A key and a certificate for the site's two names; openssl writes them into a folder that lives no longer than this call. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-site-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const names = 'subjectAltName=DNS:www.sudoku.name,DNS:sudoku.name,IP:127.0.0.1';
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '30',
      ].concat(['-subj', '/CN=www.sudoku.name', '-addext', names, '-keyout', key, '-out', cert]),
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the site answers to an address. */
function replyTo(url: URL, scripts: Map<string, string>): Reply {
  const { pathname } = url;
  if (pathname === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: '' };
  const page = renderHostPage(url);
  if (page !== undefined) return { status: 200, type: 'text/html; charset=utf-8', body: page };
  if (pathname === '/framed.php') {
    return { status: 200, type: 'text/html; charset=utf-8', body: renderFramed(url) };
  }
  const script = scripts.get(pathname);
  if (script !== undefined)
    return { status: 200, type: 'text/javascript; charset=utf-8', body: script };
  const sheet = /^\/css\/([a-z-]+)\.css$/.exec(pathname)?.[1];
  if (sheet !== undefined) {
    const body = readFileSync(join(PAGES, `${sheet}.css`), 'utf8');
    return { status: 200, type: 'text/css; charset=utf-8', body };
  }
  if (/^\/(index[\w-]*\.php|about\.php)?$/.test(pathname)) {
    const isStrict = (url.searchParams.get('variant') ?? '').split(',').includes('strict-csp');
    const page = { status: 200, type: 'text/html; charset=utf-8', body: renderPage(url) };
    return isStrict ? { ...page, policy: STRICT_POLICY } : page;
  }
  return { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts the replica site on two free ports of 127.0.0.1; it answers to any host name. */
export async function startSite(): Promise<Site> {
  bundles ??= bundlePages();
  const scripts = await bundles;
  const requests: string[] = [];

  const answer =
    (scheme: string): http.RequestListener =>
    (request, response) => {
      const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host ?? 'localhost'}`);
      requests.push(url.href);
      let reply: Reply;
      try {
        reply = replyTo(url, scripts);
      } catch (error) {
        reply = { status: 500, type: 'text/plain; charset=utf-8', body: `${String(error)}\n` };
      }
      response.writeHead(reply.status, {
        'content-type': reply.type,
        'cache-control': 'no-cache',
        ...(reply.policy === undefined ? {} : { 'content-security-policy': reply.policy }),
      });
      response.end(reply.body);
    };

  const plain = http.createServer(answer('http'));
  const secure = https.createServer(makeCertificate(), answer('https'));
  const ports = await Promise.all([listen(plain), listen(secure)]);
  return {
    http: ports[0],
    https: ports[1],
    requests,
    async close() {
      for (const server of [plain, secure]) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
    },
  };
}
