import type { StarterIssue } from './starter-issue.ts';

/** The second issue: one of its pages belongs to no article. */
export const secondIssue: StarterIssue = {
  broj: '2',
  godina: 2026,
  mjesec: 'rujan',
  file: 'olimp-02',
  cover: 'Naslovnica s crtežom jedrilice na moru',
  opis: 'O prvom satu tjelesnog nakon praznika, o ljudima sa zviždaljkom i o fotografiji koja nastaje na cilju.',
  naklada: '1.800',
  dodatno: 'Broj je primjer uz početni sadržaj. Ljudi i događaji u člancima su izmišljeni.',
  dodatno_eng: 'This issue is a sample of the starter content. The people and events in its articles are invented.',
  contents: [
    {
      naslov: 'Prvi sat nakon ljeta',
      podnaslov: 'Kako vratiti cijeli razred na igralište, a da nikoga ne ostavimo na klupi',
      rubrika: 'Škola i sport',
      autori: ['uzoric'],
      fotografije: 'pokusic',
      tagovi: 'škola,tjelesni,djeca',
      puni_sadrzaj: `
        <p>Prvi sat tjelesnog u rujnu uvijek je pomalo neravan. Jedni su cijelo ljeto plivali, drugi su prespavali
        kolovoz, a nekima su tenisice preko praznika postale premale. Učiteljica zato ne počinje trčanjem, nego
        pitanjem: što ste igrali na moru, u selu ili u ulici?</p>
        <p>Odgovori ispune ploču. Graničar, odbojka u pličaku, badminton bez mreže, penjanje na smokvu. Iz tog popisa
        nastaje plan za prva tri tjedna, jer se ono što već volimo najlakše uči bolje.</p>
        <h2>Igra prije mjerenja</h2>
        <p>Mjerenje može pričekati. Kada ga stavimo na početak, najsporiji odmah saznaju da su najsporiji, a najbrži da
        se ne moraju truditi. Igra pokaže isto, samo blaže, i svima ostavi razlog da dođu na sljedeći sat.</p>
        <blockquote><p>Ne bilježim tko je prvi stigao. Bilježim tko je danas stigao dalje nego prošli put.</p></blockquote>
        <p>Pravila se mijenjaju da bi svi bili u igri. Lopta ide barem jednom kroz ruke svakoga, a ekipe se miješaju
        svakih deset minuta. Tko ispadne, ne sjeda nego broji bodove i vraća se u sljedećem krugu.</p>`,
    },
    {
      naslov: 'Ljudi sa zviždaljkom',
      podnaslov: 'Sudac vidi utakmicu s mjesta na kojem nitko drugi ne želi stajati',
      rubrika: 'Pravila i ljudi',
      autori: ['ogledic', 'uzoric'],
      tagovi: 'suci,pravila,poštena igra',
      puni_sadrzaj: `
        <p>O sucima se govori kada pogriješe. Kada sve prođe kako treba, nitko ih se ne sjeća, a upravo to smatraju
        dobrim danom. Na seminaru za mlade suce bilo ih je dvadesetak i gotovo su svi prije toga igrali isti sport.</p>
        <p>Prva vježba nije bila iz pravila. Trebalo je stajati mirno dok te petnaest ljudi istodobno uvjerava u
        suprotno. Tek zatim otvorila se knjiga.</p>
        <h2>Mjesto određuje pogled</h2>
        <p>Dobra odluka počinje dobrim položajem. Sudac zato trči više nego što se čini, najčešće tamo gdje lopte
        još nema. Iz krivog kuta i očit prekršaj izgleda kao slučajan dodir.</p>
        <blockquote><p>Zviždaljka nije glasnija od dvorane, ali mora biti sigurnija.</p></blockquote>
        <p>Znakovi rukom postoje da bi odluku razumjeli i oni u posljednjem redu. Uče se pred ogledalom, sve dok ne
        postanu jednako jasni kao riječi.</p>
        <h2>Poslije utakmice</h2>
        <p>Nakon susreta suci pregledaju snimku i zapišu tri stvari: što je bilo dobro, što nije i što bi sljedeći put
        napravili ranije. Najvažniji je treći zapis, jer sprječava da se ista pogreška ponovi.</p>
        <p>Tko jednom stane na njihovo mjesto, drukčije gleda utakmicu. Zato su na kraju seminara svi polaznici dobili
        isti zadatak: sljedećeg vikenda pružiti ruku sucu prije nego što se vidi rezultat.</p>`,
    },
    {
      notice: [
        'Nagradna križaljka',
        'Rješenje križaljke iz prošlog broja glasi: plamenik.',
        'Odgovore čekamo do kraja mjeseca.',
      ],
    },
    {
      naslov: 'Desetinka s ruba staze',
      podnaslov: 'Što fotograf radi u onih deset sekundi prije cilja',
      rubrika: 'Iza kadra',
      autori: ['pokusic', 'primjeric'],
      fotografije: 'pokusic',
      tagovi: 'fotografija,atletika',
      puni_sadrzaj: `
        <p>Publika gleda stazu, a fotograf pozadinu. Dok se trkači namještaju u startne blokove, on traži mjesto s kojeg
        iza cilja nema reklame, stupa ni nečije jakne. Utrka traje kratko, a dobar kadar ima samo jedno mjesto.</p>
        <p>Oprema je važna, ali ne onoliko koliko se misli. Važnije je poznavati sport: znati tko će podići ruke, tko će
        se baciti prema crti, a tko će i nakon pobjede ostati miran.</p>
        <h2>Jedna slika, mnogo odluka</h2>
        <p>Kratka ekspozicija zaustavlja pokret, a dulja ga razvuče u trag. Nijedna nije točnija. Prva kaže tko je
        stigao, druga koliko je bilo brzo. Odluka pada prije starta, jer poslije pucnja nema vremena za nju.</p>
        <blockquote><p>Najbolju sam fotografiju snimio tako što sam okrenuo leđa cilju.</p></blockquote>
        <p>Nakon utrke fotograf bira jednu od tri stotine slika. Ispod nje upisuje tko je na njoj, gdje je snimljena i
        tko ju je snimio. Bez tih podataka i najljepša slika za deset godina postaje tek lijep nepoznati trenutak.</p>`,
    },
  ],
};
