import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('somebody who sets the environment', () => {
  it('need not set anything', () => {
    const { dataDir, webDir, mailDir, uploadsDir, ...rest } = readConfig({});
    expect(rest).toEqual({
      port: 3000,
      databaseUrl: null,
      seed: 'demo',
      logLevel: 'warn',
      publicUrl: null,
      s3: null,
      trustedProxies: [],
    });
    expect(isAbsolute(dataDir) && dataDir.endsWith('/data')).toBe(true);
    expect(webDir.endsWith('/apps/web/dist')).toBe(true);
    expect(mailDir).toBe(`${dataDir}/mail`);
    expect(uploadsDir).toBe(`${dataDir}/uploads`);
  });

  it('gets what is set', () => {
    const environment = {
      PORT: '0',
      DATA_DIR: '/somewhere',
      DATABASE_URL: ' postgresql://localhost/bureau ',
      SEED: 'empty',
      LOG_LEVEL: 'debug',
      MAIL_DIR: 'letters',
      UPLOADS_DIR: '/files',
      S3_BUCKET: 'bureau',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: 'http://store:9000/',
      PUBLIC_URL: 'https://bureau.example.com/office/',
      TRUSTED_PROXIES: '10.0.0.1, ::1',
    };
    expect(readConfig(environment)).toMatchObject({
      port: 0,
      dataDir: '/somewhere',
      databaseUrl: 'postgresql://localhost/bureau',
      seed: 'empty',
      logLevel: 'debug',
      mailDir: '/somewhere/letters',
      uploadsDir: '/files',
      s3: {
        endpoint: 'http://store:9000',
        bucket: 'bureau',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      publicUrl: 'https://bureau.example.com/office',
      trustedProxies: ['10.0.0.1', '::1'],
    });
  });

  it('may leave a variable empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: ' ' })).toEqual(readConfig({}));
  });

  it.each(['x', '-1', '65536', '80.5', '1e3', '999999'])('is told that the port %s is none', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT must be a number from 0 to 65535, but is "${PORT}".`);
  });

  it.each([
    [{ SEED: 'much' }, 'SEED must be one of demo, empty, but is "much".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, but is "loud".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [
      { S3_BUCKET: 'bureau' },
      'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set together, or none of them.',
    ],
    [{ PUBLIC_URL: 'bureau.example.com' }, 'PUBLIC_URL must look like https://bureau.example.com.'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must look like https://bureau.example.com.'],
    [{ DATABASE_URL: 'secret' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  ])('is told what is wrong with %j', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line);
  });
});
