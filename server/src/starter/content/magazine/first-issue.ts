import type { StarterIssue } from './starter-issue.ts';

/** The first issue: every page between the imprint and the last one belongs to an article. */
export const firstIssue: StarterIssue = {
  broj: '1',
  godina: 2026,
  mjesec: 'ožujak',
  file: 'olimp-01',
  cover: 'Naslovnica s crtežom upaljene baklje',
  opis: 'O danu kada su volonteri obnovili igralište, o putu olimpijske baklje i o treningu u hladnim mjesecima.',
  naklada: '1.500',
  dodatno: 'Broj je primjer uz početni sadržaj. Ljudi i događaji u člancima su izmišljeni.',
  dodatno_eng: 'This issue is a sample of the starter content. The people and events in its articles are invented.',
  contents: [
    {
      naslov: 'Dan kada je igralište dobilo nove crte',
      podnaslov: 'Trideset volontera, četrnaest kanti boje i jedno staro igralište iza škole',
      rubrika: 'Volonteri',
      autori: ['uzoric', 'primjeric'],
      fotografije: 'pokusic',
      tagovi: 'volonteri,igralište,škola',
      puni_sadrzaj: `
        <p>U subotu ujutro, malo prije osam, pred školom su stajale samo kante. Ljudi su dolazili jedan po jedan, s
        rukavicama u džepu i kavom u ruci. Do pola devet bilo ih je trideset. Netko je donio zvučnik, netko kolače, a
        domar je otključao spremište iz kojeg godinama nitko ništa nije iznio.</p>
        <p>Igralište iza škole bilo je još uvijek dobro, samo se na njemu više nije vidjelo gdje što počinje. Crte
        rukometnog i košarkaškog terena izblijedjele su jedna preko druge. Djeca su se dogovarala od oka, a svaka je
        utakmica počinjala raspravom o tome gdje je aut.</p>
        <h2>Najprije čišćenje</h2>
        <p>Prva dva sata nitko nije otvorio boju. Trebalo je pomesti lišće, izvaditi travu iz pukotina i oprati
        podlogu. Najmlađi su dobili metle, a najstariji crijevo za vodu, i taj je raspored izazvao najviše negodovanja.
        Dok se beton sušio, dvojica studenata mjerila su teren i kredom ucrtavala uglove.</p>
        <blockquote><p>Mislila sam da je najteže obojiti ravnu crtu. Najteže je čekati da se prethodna osuši.</p></blockquote>
        <p>Mjere su provjeravali dvaput, jer se pogreška od jednog centimetra na sredini terena na drugom kraju vidi kao
        pola stope. Kada su se uglovi poklopili, dobili su pljesak kao da je pao gol.</p>
        <h2>Boja, pa strpljenje</h2>
        <p>Bijela je išla prva, zatim žuta, a na kraju plava za najmlađe razrede. Svaka je skupina imala svoju crtu i
        svoju ljepljivu traku. Do ručka je teren izgledao kao nacrt, a do četiri popodne kao igralište. Nitko nije smio
        stati na boju pa se razgovaralo preko ograde.</p>
        <p>U ponedjeljak su djeca prvi put izašla na odmor i zatekla crte koje se vide s prozora. Utakmica je počela bez
        rasprave. Volonteri su već dogovorili sljedeću subotu: na redu su klupe i jedan koš bez mrežice.</p>`,
    },
    {
      naslov: 'Svjetlo koje putuje',
      podnaslov: 'Kako je plamen postao znak Igara i zašto ga nose ljudi, a ne strojevi',
      rubrika: 'Povijest',
      autori: ['ogledic'],
      tagovi: 'baklja,plamen,povijest',
      puni_sadrzaj: `
        <p>Plamen je bio dio antičke Olimpije. Gorio je na oltarima svetišta dok su trajale svečanosti i natjecanja, a
        pritom nije nikamo putovao. Štafeta s bakljom, kakvu danas poznajemo, mnogo je mlađa od njega.</p>
        <p>Na modernim Igrama plamen je prvi put zapaljen 1928. u Amsterdamu, na tornju iznad stadiona. Osam godina
        poslije, uoči Igara 1936., baklja je prvi put krenula iz Olimpije i putovala iz ruke u ruku do grada
        domaćina.</p>
        <h2>Zrcalo i Sunce</h2>
        <p>Plamen se u Olimpiji pali s pomoću udubljenog zrcala, koje skuplja Sunčeve zrake u jednu točku. Nema šibica
        ni upaljača. Ako je dan oblačan, koristi se plamen s jedne od proba, jer se za oblak nitko ne može
        dogovoriti.</p>
        <blockquote><p>Baklja svijetli svima kraj kojih prođe, i zato se za nju ne prodaju ulaznice.</p></blockquote>
        <p>Za Zimske igre štafeta ima istu ulogu. Nosači se izmjenjuju na snijegu, a baklja mora podnijeti vjetar i
        temperature pri kojima se običan plin jedva pali. Zato iza oblika koji vidimo stoji mnogo pokusa koje ne
        vidimo.</p>
        <h2>Iz ruke u ruku</h2>
        <p>Štafetu nose sportaši, učitelji, liječnici, učenici i umirovljenici. Dionica jednog nosača kratka je,
        katkad samo dvjestotinjak metara, no redaju se tjednima. Plamen prelazi s baklje na baklju, a rezervni putuje
        u rudarskoj svjetiljci za slučaj da vjetar bude brži.</p>
        <p>Na kraju puta baklja pali plamenik na stadionu i tada Igre zaista počinju. Plamen gori do svečanosti
        zatvaranja. Kada se ugasi, ostaje baklja kao predmet i priča onih koji su je nosili.</p>`,
    },
    {
      naslov: 'Zima je najduža priprema',
      podnaslov: 'Što sportaši rade kada ih nitko ne gleda',
      rubrika: 'Trening',
      autori: ['primjeric', 'ogledic'],
      fotografije: 'slog',
      tagovi: 'trening,zima,kondicija',
      puni_sadrzaj: `
        <p>Kalendar natjecanja pun je od proljeća do jeseni, a forma se gradi kada je prazan. U prosincu i siječnju
        dvorane su tople, jutra mračna, a napredak se mjeri u bilježnici. Trener za to razdoblje ima jednu rečenicu:
        ljeti se pokazuje ono što je zimi naučeno.</p>
        <p>Zimski trening nije jedna stvar. U njemu su snaga, izdržljivost i tehnika, a njihov se omjer mijenja iz
        tjedna u tjedan. Početnici često pogriješe u istome: sve rade jednako jako.</p>
        <h2>Lagano je također trening</h2>
        <p>Većina kilometara u zimi prolazi u ritmu u kojem se može razgovarati. Takav trening izgleda skromno, a gradi
        temelj na koji se u proljeće stavlja brzina. Tko ga preskoči, u svibnju ima snagu za početak utrke, ali ne i
        za njezin kraj.</p>
        <blockquote><p>Najteži mi je trening onaj u kojem moram usporiti.</p></blockquote>
        <p>Drugi dio čini rad u dvorani. Vježbe su jednostavne, s malo opreme i mnogo ponavljanja. Cilj nije podići
        najviše, nego svaki put jednako dobro. Tehnika se uči odmoran, na početku treninga, a ne na kraju.</p>
        <h2>Odmor u rasporedu</h2>
        <p>San i hrana dio su plana kao i trčanje. Nakon tri tjedna jačeg rada slijedi tjedan lakšega, i u njemu tijelo
        nadoknadi ono što je dalo. Tko se u tom tjednu osjeća lijeno, na dobrom je putu.</p>
        <p>Na hladnoći se zagrijava dulje, a odjeća se slaže u slojeve. Mokra se majica presvlači odmah, jer prehlada od
        jednog treninga zna odnijeti deset. U bilježnicu se na kraju upiše i ono što nije išlo: za godinu dana upravo će
        te stranice biti najkorisnije.</p>`,
    },
  ],
};
