"""The files in `deploy/` say what is true: settings, ports, paths and metrics are those that Laguna has."""

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from laguna.cli import _parser
from laguna.server import metrics
from laguna.server.settings import PLAIN, SECRET, Settings, from_environment, gather
from laguna.server.settings import Given as GivenSettings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def unit() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(read("laguna.service"))
    return parser["Service"]


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    text = read("Dockerfile").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


# Settings


def test_the_file_of_settings_is_one_that_the_server_takes() -> None:
    text = read("laguna.toml")
    for uncommented in (text, re.sub(r"(?m)^# (?=\w+ = )", "", re.sub(r"(?m)^db = .*\n", "", text))):
        path = ROOT / "build" / "deploy.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(uncommented, "utf-8")
        found = gather({}, {}, {}, path).settings("")
        assert found.port == Settings().port
        assert found.url.startswith("https://")
    assert found.db.startswith("postgresql:")


def test_variables_are_settings_that_there_are() -> None:
    known = {f"LAGUNA_{name.upper()}" for name in PLAIN} | {"LAGUNA_UPSTREAM"}
    for path in DEPLOY.iterdir():
        named = set(re.findall(r"LAGUNA_[A-Z_]+", path.read_text("utf-8")))
        assert named <= known, path.name
    service = yaml.safe_load(read("compose.yaml"))["services"]["laguna"]
    given = GivenSettings()
    from_environment(given, service["environment"])
    assert {"db", "url", "workers", "mail_server", "mail_from", *SECRET} == set(given.values)
    assert given.settings("").workers == 2
    env = dict(part.split("=") for kind, rest in steps() if kind == "ENV" for part in rest.split())
    given = GivenSettings()
    from_environment(given, env)
    assert {"host", "port", "db"} == set(given.values) == {name.removeprefix("LAGUNA_").lower() for name in env}


def test_the_unit_starts_a_command_that_there_is() -> None:
    program, *words = unit()["ExecStart"].split()
    assert program == "/opt/laguna/bin/laguna"
    assert _parser().parse_args(words).config == Path("/etc/laguna/laguna.toml")
    # What the file of settings names is where the unit may write.
    assert f'db = "/var/lib/{unit()["StateDirectory"]}/' in read("laguna.toml")
    assert unit()["EnvironmentFile"].startswith("-"), "who has no secrets needs no file"
    # Without these, whoever breaks into the server has the machine.
    for name in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "PrivateDevices", "RestrictNamespaces"):
        assert unit()[name] == "yes"
    assert (unit()["ProtectSystem"], unit()["CapabilityBoundingSet"]) == ("strict", "")


def test_all_speak_of_one_port_and_one_program() -> None:
    port = str(Settings().port)
    assert f"proxy_pass http://127.0.0.1:{port};" in read("nginx.conf")
    assert f"LAGUNA_UPSTREAM:127.0.0.1:{port}" in read("Caddyfile")
    assert f"127.0.0.1:{port}" in read("prometheus.yml")
    assert ("EXPOSE", port) in steps()
    assert f"http://127.0.0.1:{port}/readyz" in read("Dockerfile")
    (entry,) = [json.loads(rest) for kind, rest in steps() if kind == "ENTRYPOINT"]
    (command,) = [json.loads(rest) for kind, rest in steps() if kind == "CMD"]
    assert entry == [unit()["ExecStart"].split()[0]]
    assert _parser().parse_args(command)
    assert yaml.safe_load(read("prometheus.yml"))["scrape_configs"]


def test_compose_lets_in_only_caddy() -> None:
    compose = yaml.safe_load(read("compose.yaml"))
    services: dict[str, Any] = compose["services"]
    assert set(services) == {"laguna", "db", "caddy"}
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    proxy = services["caddy"]["networks"]["front"]["ipv4_address"]
    assert services["laguna"]["environment"]["FORWARDED_ALLOW_IPS"] == proxy
    assert services["caddy"]["environment"]["LAGUNA_UPSTREAM"] == f"laguna:{Settings().port}"
    assert (DEPLOY / services["laguna"]["build"]["context"] / services["laguna"]["build"]["dockerfile"]).is_file()
    for name, one in services.items():
        for volume in one.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"], name


# What tools of others say


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    path = tmp_path / "laguna.service"
    # The program is not installed here.
    path.write_text(read("laguna.service").replace("/opt/laguna/bin/laguna", "/bin/true"), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "laguna.service" in line]
    assert ours == []


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy here")
def test_caddy_understands_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# The dashboard


def test_the_dashboard_shows_the_metrics_that_there_are_and_all_of_them() -> None:
    dashboard = json.loads(read("grafana-dashboard.json"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    asked += dashboard["templating"]["list"][1]["query"]
    # A metric with labels is exported once it has been counted.
    metrics.REFUSED.labels("not_now")
    metrics.DUE.labels("clock", "done")
    metrics.NOTICES.labels("push", "sent")
    exported = set(re.findall(r"(?m)^(laguna_\w+)", metrics.text().decode()))
    named = set(re.findall(r"laguna_\w+", asked))
    assert named <= exported, named - exported
    families = set(re.findall(r"(?m)^# TYPE (laguna_\w+?)(?:_created)? ", metrics.text().decode()))
    base = {name.removesuffix("_bucket") for name in named}
    assert families <= base | {name.removesuffix("_total") for name in base}, families - base
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


# The image


def test_the_image_is_built_of_what_is_in_the_repository() -> None:
    copied = [rest.split() for kind, rest in steps() if kind == "COPY" and "--from" not in rest]
    assert copied == [[".", "."]]
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    for lock in ("play.lock", "node.lock", "web/package-lock.json", "hatch_build.py"):
        assert lock in tracked
        assert lock not in ignored
    assert ("USER", "laguna") in steps()


@pytest.mark.soak
def test_the_steps_of_the_image_work_in_an_empty_folder(tmp_path: Path) -> None:
    """All but those that need a container: Debian's packages, and the user."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, tracked.split("\0")):
        target = tmp_path / "build" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LAGUNA", "PYTHON", "VIRTUAL"))
    }
    kept["PATH"] = f"{Path(sys.executable).parent}:{kept['PATH']}"
    for kind, rest in steps():
        if kind == "RUN" and not rest.startswith(("apt-get", "useradd")):
            command = re.sub(r"(?<![\w.])/(opt|build)\b", f"{tmp_path}/\\1", rest)
            done = subprocess.run(
                ["sh", "-ec", command],
                cwd=tmp_path / "build",
                env=kept,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, (command, done.stdout[-2000:], done.stderr[-2000:])
    python = str(tmp_path / "opt/laguna/bin/python")
    code = "import laguna; from laguna.server import built; print(laguna.ENGINE, built.has_page())"
    found = subprocess.run([python, "-c", code], cwd="/", env=kept, capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["compiled", "True"]


# The page for hosts


def test_the_commands_that_hosts_are_told_are_commands() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8") + (ROOT / "docs/hosts.md").read_text("utf-8")
    # In blocks, as typed; what stands behind # is for people.
    typed = re.findall(r"(?m)^ {4}(?:.* )?(?:\S*/)?laguna ((?:serve|db|admin|doctor)\b[^#\n>]*)", text)
    assert len(typed) > 15
    for line in typed:
        words = [word.strip("'\"") for word in re.findall(r"\"[^\"]*\"|\S+", line)]
        assert _parser().parse_args(words), line
    for name in re.findall(r"deploy/([\w.-]+\.\w+|Caddyfile|Dockerfile)", text):
        assert (DEPLOY / name).is_file(), name
