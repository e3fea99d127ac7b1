import { describe, expect, test } from 'vitest';
import { makeArchive } from '../../testing/documents/make-archive.ts';
import { makeInspection } from '../../testing/inspect-bytes.ts';
import { sharp } from '../pictures/sharp-settings.ts';
import { WHAT_IS_ALLOWED } from './file-kind.ts';

const { inspect, refusal } = await makeInspection();
const MEGABYTE = 1024 * 1024;

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#c00' } })
  .jpeg()
  .toBuffer();

test('an empty file is rejected under any name', async () => {
  for (const name of ['a.jpg', 'a.pdf', 'a.txt', '']) {
    expect(await refusal('', name)).toBe('400 Datoteka je prazna.');
  }
});

describe('the bytes of a file decide its kind', () => {
  test.each([
    ['slika.png', picture, 'jpg'],
    ['skripta.php', picture, 'jpg'],
    ['dopis.docx', PDF, 'pdf'],
    ['tekst.txt', PDF, 'pdf'],
    ['slika.jpg', makeArchive([{ name: 'a' }]), 'zip'],
    ['stranica.html', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>', 'svg'],
  ])('%s', async (name, bytes, extension) => {
    await expect(inspect(bytes, name)).resolves.toMatchObject({ extension });
  });
});

describe('a disguised file is rejected as the kind that it is', () => {
  test.each([
    ['<!DOCTYPE html><p>x', 'HTML-stranica'],
    ['\ufeff \n<!-- x --><HTML>', 'HTML-stranica'],
    ['<script>alert(1)</script>', 'HTML-stranica'],
    ['<body onload=alert(1)>', 'HTML-stranica'],
    ['<?php echo 1;', 'PHP-skripta'],
    ['<?= 1 ?>', 'PHP-skripta'],
    ['<% eval(x) %>', 'ASP-skripta'],
    ['#!/bin/sh\n', 'skripta'],
    ['@echo off', 'skripta'],
    ['<?xml version="1.0"?><feed/>', 'XML'],
    ['<?xml-stylesheet href="x"?><x/>', 'XML'],
    ['<unknown>', 'XML'],
  ])('%j', async (bytes, what) => {
    for (const name of ['a.jpg', 'a.pdf', 'a.txt', 'a.csv', 'a.svg']) {
      expect(await refusal(bytes, name)).toBe(`415 Datoteka je zapravo ${what}. Takve se datoteke ne primaju.`);
    }
  });

  test('also in UTF-16 of either order, and HTML before the header of a PDF', async () => {
    const script = Buffer.from('\ufeff<script>', 'utf16le');
    for (const bytes of [script, Buffer.from(script).swap16(), `<html><script>alert(1)</script>${PDF}`]) {
      expect(await refusal(bytes, 'a.txt')).toMatch(/^415/);
    }
  });
});

describe('kinds that are not accepted are named', () => {
  const AS_PICTURE = 'Spremite sliku kao JPEG ili PNG.';
  const VIDEO = 'Videozapisi se ne primaju. Objavite video na YouTubeu ili Vimeu i umetnite ga u članak.';

  test.each([
    ['TIFF', 'II*\0\x08\0\0\0', `Vrsta TIFF nije dopuštena. ${AS_PICTURE}`],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', `Vrsta HEIC nije dopuštena. ${AS_PICTURE}`],
    ['BMP', 'BM\0', `Vrsta BMP nije dopuštena. ${AS_PICTURE}`],
    ['EXE', 'MZ\x90', 'Datoteka je program. Programi se ne primaju.'],
    ['ELF', '\x7fELF', 'Datoteka je program. Programi se ne primaju.'],
    ['RAR', 'Rar!\x1a\x07\x01\0', 'Ta vrsta arhive nije dopuštena. Spremite je kao ZIP.'],
    ['RTF', '{\\rtf1 x}', 'Vrsta RTF nije dopuštena. Spremite dokument kao PDF.'],
    ['MP4', '\0\0\0\x18ftypisom\0\0\0\0isomiso2', VIDEO],
    ['MP3', 'ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x64', 'Zvučni zapisi se ne primaju.'],
    ['bytes of no kind', '\x01\x02\x03\x04', WHAT_IS_ALLOWED],
  ])('%s, as a picture or as text', async (_, head, message) => {
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(2000)]);
    for (const name of ['a.jpg', 'a.txt']) expect(await refusal(bytes, name)).toBe(`415 ${message}`);
  });
});

describe('text', () => {
  const CROATIAN = 'Šport;Đurđica;Žnjan\r\nčćž\t1\n';
  const windows1250 = Buffer.from('8a706f72743bd07572f06963613b8e6e6a616e0d0ae8e69e', 'hex');

  test.each([
    ['UTF-8', Buffer.from(CROATIAN)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${CROATIAN}`)],
    ['UTF-16', Buffer.from(`\ufeff${CROATIAN}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${CROATIAN}`, 'utf16le').swap16()],
    ['windows-1250', windows1250],
    ['one letter', Buffer.from('a')],
    ['letters by which programs and pictures begin', Buffer.from('MZ;BMX;ID3;\n')],
    ['letters by which pictures begin', Buffer.from('BMX;klub\nZagreb;2\n')],
    ['a letter over the border of two parts', Buffer.from(`${'a'.repeat(MEGABYTE - 1)}ā`)],
  ])('in %s is accepted as TXT and CSV', async (_, bytes) => {
    const text = { type: 'other', extension: 'txt', media_type: 'text/plain' };
    await expect(inspect(bytes, 'popis.TXT')).resolves.toMatchObject(text);
    await expect(inspect(bytes, 'popis.csv')).resolves.toMatchObject({ extension: 'csv', media_type: 'text/csv' });
  });

  test.each(['popis.html', 'popis.js', 'popis', 'popis.txt.js', '.txt'])('named %s is rejected', async (name) => {
    expect(await refusal('alert(1)', name)).toBe('415 Obični tekst prima se samo u datotekama TXT i CSV.');
  });

  test.each(['popis.jpg', 'popis.JPEG', 'popis.png', 'popis.svg'])('named %s is no picture', async (name) => {
    expect(await refusal('alert(1)', name)).toBe('415 Ovo nije slika, nego tekst.');
  });

  test.each([
    ['zero', Buffer.from('a\0b')],
    ['escape', Buffer.from('a\x1b[2Jb')],
    ['delete', Buffer.from('a\x7fb')],
    ['a byte that windows-1250 does not have', Buffer.from('619062', 'hex')],
    ['half a letter of UTF-16', Buffer.from('fffe61', 'hex')],
    ['a control character far behind', Buffer.from(`${'a'.repeat(2 * MEGABYTE)}\x01`)],
  ])('with %s is not text', async (_, bytes) => {
    expect(await refusal(bytes, 'popis.txt')).toMatch(/^415/);
  });
});

describe('limits and places', () => {
  test('a document is accepted at the limit of bytes and rejected with one more', async () => {
    const documentMaxBytes = PDF.length;
    await expect(inspect(PDF, 'a.pdf', { limits: { documentMaxBytes } })).resolves.toMatchObject({ size: PDF.length });
    expect(await refusal(`${PDF}\n`, 'a.pdf', { limits: { documentMaxBytes } })).toMatch(/^413/);
    const large = await refusal(Buffer.alloc(1.5 * MEGABYTE, PDF), 'a.pdf', { limits: { documentMaxBytes: MEGABYTE } });
    expect(large).toBe('413 Dokument ima 1,5 MB; najviše je 1 MB.');
  });

  test('where only images are accepted, documents and text are rejected', async () => {
    for (const [bytes, name] of [
      [PDF, 'a.pdf'],
      [makeArchive([{ name: 'a' }]), 'a.zip'],
      ['a', 'a.txt'],
    ] as const) {
      expect(await refusal(bytes, name, { onlyImages: true })).toBe(
        '415 Ovdje se primaju samo slike: JPEG, PNG, GIF, WebP, AVIF i SVG.',
      );
    }
    await expect(inspect(picture, 'a.jpg', { onlyImages: true })).resolves.toMatchObject({ type: 'image' });
    expect(await refusal(Buffer.from('MZ\x90\0'), 'a.jpg', { onlyImages: true })).toContain(
      'Datoteka je program. Programi se ne primaju.',
    );
  });
});

describe('a PDF', () => {
  const withObject = (object: string) => PDF.replace('trailer', `2 0 obj${object}endobj\ntrailer`);

  test('is accepted with up to 1024 bytes before its header, and not with more', async () => {
    await expect(inspect(`${'\0'.repeat(1019)}${PDF}`, 'a.pdf')).resolves.toMatchObject({
      media_type: 'application/pdf',
    });
    expect(await refusal(`${'\0'.repeat(1020)}${PDF}`, 'a.pdf')).toMatch(/^415/);
  });

  test('is not whole without its end mark in the last 2048 bytes', async () => {
    await expect(inspect(`${PDF}${' '.repeat(2042)}`, 'a.pdf')).resolves.toBeDefined();
    expect(await refusal(`${PDF}${' '.repeat(2044)}`, 'a.pdf')).toBe('400 PDF nije potpun. Pošaljite ga ponovno.');
  });

  test.each([
    '<</S/JavaScript/JS(x)>>',
    '<</S /JavaScript>>',
    '<</S/J#61vaScript>>',
    '<</S/#4a#61#76#61#53#63#72#69#70#74>>',
    '/Names<</JavaScript 5 0 R>>',
  ])('with the script %s is rejected', async (object) => {
    expect(await refusal(withObject(object), 'a.pdf')).toBe(
      '415 PDF sadrži skriptu (JavaScript). Spremite ga bez nje, na primjer ispisom u PDF.',
    );
  });

  test('that starts a program is rejected', async () => {
    expect(await refusal(withObject('<</S/Launch/F(calc.exe)>>'), 'a.pdf')).toContain(
      'PDF pokreće druge programe. Spremite ga bez toga, na primjer ispisom u PDF.',
    );
  });

  test('is rejected for a script anywhere among the parts that are read', async () => {
    for (const distance of [1, 7, 20, 33]) {
      const filled = `%PDF-1.7\n${' '.repeat(MEGABYTE - 9 - distance)}/#4a#61#76#61#53#63#72#69#70#74 x\n%%EOF`;
      expect(await refusal(filled, 'a.pdf')).toMatch(/^415/);
    }
  });

  test('that only contains a similar name is accepted', async () => {
    await expect(
      inspect(withObject('<</Title(JavaScript)/JavaScripts 1/Launcher 2>>'), 'a.pdf'),
    ).resolves.toBeDefined();
  });
});
