import sharp from 'sharp';

export type MadeFile = { name: string; mimeType: string; buffer: Buffer };

const WIDTH = 1200;
const HEIGHT = 800;

/** Photos of one colour each; all differ. */
export async function makePhotos(count: number): Promise<MadeFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => ({
      name: number === 0 ? 'Doček na Žnjanu (čučanj).jpg' : `foto-${String(number).padStart(2, '0')}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makeJpeg({ r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 }),
    })),
  );
}

/** Ten files with the names of photos, each broken or forged in a different way. */
export async function makeBrokenPhotos(): Promise<MadeFile[]> {
  const whole = await makeJpeg({ r: 1, g: 2, b: 3 });
  const tiff = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .tiff()
    .toBuffer();
  const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const files: [string, Buffer | string][] = [
    ['prekinuta.jpg', whole.subarray(0, Math.floor(whole.length / 2))],
    ['prazna.jpg', ''],
    ['stranica.png', '<!doctype html><html><body>nije slika</body></html>'],
    ['skripta.php.jpg', '<?php echo "nije slika"; ?>'],
    ['poliglot.gif', 'GIF89a/*<script>nije</script>*/=1;'],
    ['skripta.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>nije()</script></svg>'],
    ['entiteti.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'],
    ['snimka.tiff', tiff],
    ['pola.png', png.subarray(0, 60)],
    ['program.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ];
  return files.map(([name, content]) => ({ name, mimeType: mimeTypeOf(name), buffer: Buffer.from(content) }));
}

function makeJpeg(background: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function mimeTypeOf(name: string): string {
  const ending = name.split('.').at(-1) ?? '';
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`;
}
