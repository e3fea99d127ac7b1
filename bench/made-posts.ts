import { foldText } from '@baklja/contract/alias';

/** One generated post. Its bodies add up to 4 KB. Titles differ and are in two languages. */
export type MadePost = {
  language: 'hr-HR' | 'en-GB';
  state: 0 | 1;
  created: string;
  title: string;
  title_folded: string;
  alias: string;
  introtext: string;
  fulltext: string;
};

const WORDS = {
  'hr-HR':
    'zlato srebro bronca vaterpolo rukomet veslanje skijanje judo taekwondo jedrenje streljaštvo gimnastika atletika odličje medalja Igre olimpijac olimpijka reprezentacija momčad priznanje povijest sezona natjecanje priprema trener klub savez Zagreb Split Rijeka Osijek Zadar Đakovo Čakovec Šibenik Žnjan Kostelić Sinković Perković Vlašić Srbić Čilić'.split(
      ' ',
    ),
  'en-GB':
    'gold silver bronze water polo handball rowing skiing judo taekwondo sailing shooting gymnastics athletics medal Games Olympian team history season competition training coach club federation Croatia Zagreb Split Rijeka Osijek Zadar world final record champion youth winter summer autumn spring'.split(
      ' ',
    ),
};

const FIRST_DAY = Date.UTC(2004, 0, 1);
const LAST_DAY = Date.UTC(2026, 9, 1);
const PARAGRAPHS = 10;

/** The JSON text of the pictures, of typical length. */
export const IMAGES = JSON.stringify({
  image_intro: '/files/clanci-slike/mjerenje.jpg',
  image_intro_alt: 'Slika za mjerenje',
  image_intro_caption: 'Ilustracija',
  float_intro: '',
});

/**
 * The post with the given number, always the same. Three of four are Croatian, one of twenty is a draft; they span 22
 * years.
 */
export function makePost(number: number, total: number): MadePost {
  const language = languageOf(number);
  const sentence = sentencesOf(number);
  const title = `${sentence(6)} ${number}`;
  const introtext = `<p>${sentence(18)} <a href="/page/${number}/1">${sentence(2)}</a> ${sentence(4)}.</p>`;
  return {
    language,
    state: number % 20 === 0 ? 0 : 1,
    created: new Date(FIRST_DAY + ((LAST_DAY - FIRST_DAY) / total) * number).toISOString(),
    title,
    title_folded: foldText(title),
    alias: `post-${number}`,
    introtext,
    fulltext: bodyOf(number % BODIES),
  };
}

function languageOf(number: number): MadePost['language'] {
  return number % 4 === 0 ? 'en-GB' : 'hr-HR';
}

/** Makes texts of the given count of words, in the language of the post. */
function sentencesOf(number: number): (length: number) => string {
  const random = randomOf(number);
  const words = WORDS[languageOf(number)];
  const pick = () => (random() < COMMON_SHARE ? (words[Math.floor(random() * words.length)] ?? '') : rareWord(random));
  return (length) => Array.from({ length }, pick).join(' ');
}

/** Different bodies. They are the largest part of a post and take long to make, so posts share them. */
const BODIES = 500;
const bodies = new Map<number, string>();

function bodyOf(number: number): string {
  const body = bodies.get(number) ?? makeBody(sentencesOf(number), number);
  bodies.set(number, body);
  return body;
}

/** The parts of an article: paragraphs with bold words and links, a picture, a heading, a list, a table of results. */
function makeBody(sentence: (length: number) => string, number: number): string {
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, place) => {
    if (place % 3 === 1) return `<p style="text-align: justify">${sentence(24)}.</p>`;
    return `<p>${sentence(12)} <strong>${sentence(2)}</strong>, <a href="https://example.com/${number}/${place}" target="_blank" rel="noopener noreferrer">${sentence(2)}</a> ${sentence(8)}.</p>`;
  });
  const figure = `<figure><img src="/files/clanci-slike/mjerenje-${number % 100}.jpg" alt="${sentence(3)}"><figcaption>${sentence(6)}</figcaption></figure>`;
  const list = `<ul>${`<li>${sentence(4)}</li>`.repeat(4)}</ul>`;
  const row = `<tr><td>${sentence(1)}</td><td>${sentence(2)}</td><td>${number % 60}</td></tr>`;
  const table = `<table class="rezultati"><tbody>${row.repeat(5)}</tbody></table>`;
  return [...paragraphs.slice(0, 4), figure, `<h2>${sentence(4)}</h2>`, ...paragraphs.slice(4), list, table].join('\n');
}

/** The given count of Croatian words, always the same for a number. */
export function makeWords(number: number, count: number): string {
  const random = randomOf(number);
  const words = WORDS['hr-HR'];
  return Array.from({ length: count }, () => words[Math.floor(random() * words.length)] ?? '').join(' ');
}

/** How many words of a title are common ones; the rest come from a vocabulary of thousands, like names. */
const COMMON_SHARE = 0.25;
const SYLLABLES =
  'ba be bo da do fa ga go ja ka ke ko la le li lo ma mi mo na ne ni no pa po ra ri ro sa si so ta te to va ve vi za zo'.split(
    ' ',
  );

function rareWord(random: () => number): string {
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
  return syllable() + syllable() + syllable();
}

/** A small generator with a seed, so that two runs measure the same posts. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
